/** The text of a help request that is not sent yet. It survives a closed dialog, a failure and a reload. */
import { ownStorage } from '#web/platform/session/own-storage.ts';
import { session } from '#web/platform/session/session-store.ts';
import { parseStoredJson } from '#web/platform/storage/parse-stored-json.ts';
import type { SafeStorage } from '#web/platform/storage/safe-storage.ts';
import { userKey } from '#web/platform/storage/user-records.ts';

export type HelpDraft = {
  readonly message: string;
  /** The last message that was sent without an answer, and its id. */
  readonly sent: { readonly id: string; readonly message: string } | null;
};

const NOTHING: HelpDraft = { message: '', sent: null };

type Dependencies = { storage: SafeStorage; userId: () => number | null };

export function createHelpDrafts({ storage, userId }: Dependencies) {
  // One draft for each module, and one for general questions.
  const keyOf = (moduleId: number | null) =>
    `${userKey('helpDraft', userId() ?? 'none')}:${moduleId ?? 'general'}`;
  return {
    read(moduleId: number | null): HelpDraft {
      return draftFrom(storage.read(keyOf(moduleId)));
    },
    write(moduleId: number | null, draft: HelpDraft): void {
      if (draft.message === '' && draft.sent === null) storage.remove(keyOf(moduleId));
      else storage.write(keyOf(moduleId), JSON.stringify(draft));
    },
    clear: (moduleId: number | null): void => storage.remove(keyOf(moduleId)),
  };
}

export const helpDrafts = createHelpDrafts({
  storage: ownStorage,
  userId: () => session.current().user?.id ?? null,
});

/**
 * The id under which a message is sent. The same text keeps its id, so that sending it again creates no second request.
 */
export function requestIdFor({ sent }: HelpDraft, message: string, makeId: () => string): string {
  return sent?.message === message ? sent.id : makeId();
}

function draftFrom(json: string | null): HelpDraft {
  const value = parseStoredJson(json);
  return isDraft(value) ? value : NOTHING;
}

function isDraft(value: unknown): value is HelpDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { message, sent } = value as Record<string, unknown>;
  return typeof message === 'string' && (sent === null || isSent(sent));
}

function isSent(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { id, message } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof message === 'string';
}
