import type { CallArguments, CallResponse } from '@portal/contract/call';
import { type EmailHolder, type RestoreConflict, restoreFromTrash } from '@portal/contract/trash';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { toast } from '#web/ui/toast.ts';
import { deletionsTexts } from '../texts/catalogue.ts';

export type RestoreChoices = CallArguments<typeof restoreFromTrash>['body'];

type Restored = CallResponse<typeof restoreFromTrash>;

/** Restores a deletion. The choices solve conflicts that an earlier attempt was refused for. */
export async function restore(deletionId: number, choices: RestoreChoices = {}): Promise<Restored> {
  const answer = await callApi(restoreFromTrash, { params: { deletionId }, body: choices });
  // Not awaited: it is restored even if the lists cannot be reloaded.
  void refreshAfterRestore();
  return answer;
}

/** Shows what was restored, by its name; as a warning if people stay in the trash. */
export function showRestored({ outcome }: Restored, name: string): void {
  const t = deletionsTexts();
  if (outcome === undefined) toast.success(t.restored(name), { name });
  else if (outcome.kind === 'merged') toast.success(t.merged(outcome.name, outcome.into), { name });
  else {
    const { restored, remaining } = outcome;
    const done = restored === null ? t.restored(name) : t.restoredTrainees(restored);
    toast.warning(`${done} ${t.remaining(remaining)}`, { name });
  }
}

/** Reloads all lists: what is restored can appear in nearly every one of them. */
export function refreshAfterRestore(): Promise<unknown> {
  return refreshInAllTabs([[]]);
}

/** The reason why a deletion cannot be restored as it is, and what would help. */
export type Conflict =
  | {
      kind: 'email';
      people: readonly RestoreConflict[];
      count: number;
      /** For one person, the account that uses the email; null for several, or if it is not known. */
      takenBy: EmailHolder | null;
    }
  | { kind: 'name' }
  | { kind: 'company'; deletionId: number; companyName: string };

/** The conflict that a refusal names; null if there is nothing that the user could choose. */
export function conflictIn(error: unknown): Conflict | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'NAME_TAKEN') return { kind: 'name' };
  if (error.code === 'EMAIL_TAKEN') {
    const { people, count, takenBy } = error.details as {
      people?: RestoreConflict[];
      count?: number;
      takenBy?: EmailHolder;
    };
    const known = { people: people ?? [], takenBy: takenBy ?? null };
    return { kind: 'email', ...known, count: count ?? people?.length ?? 1 };
  }
  if (error.code !== 'COMPANY_DELETED') return null;
  const { deletionId, companyName } = error.details as { deletionId: number; companyName: string };
  return { kind: 'company', deletionId, companyName };
}
