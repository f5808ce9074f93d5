/** The work in the browser's tabs that a logout would end, apart from the records in the storage. */
import { runningUploads } from '../platform/http/running-uploads.ts';
import { clientMadeId } from '../platform/ids/client-made-id.ts';
import { session } from '../platform/session/session-store.ts';
import { createTabChannel } from '../platform/tabs/tab-channel.ts';
import { hasUnsavedForm } from '../ui/unsaved-forms.ts';

const KINDS = ['video', 'file', 'form'] as const;
export type OpenWork = (typeof KINDS)[number];

/** A tab that does not answer within this time in ms is frozen: its page cannot be asked. */
const ANSWER_MS = 200;

type Question = { readonly question: string; readonly userId: number | undefined };
type Answer = { readonly answerTo: string; readonly work: readonly OpenWork[] };

const channel = createTabChannel<Question | Answer>(
  'portal-open-work',
  (data): data is Question | Answer =>
    typeof data === 'object' && data !== null && ('question' in data || 'answerTo' in data),
);

/** The open work of this tab. */
export function openWorkHere(): readonly OpenWork[] {
  const parts = runningUploads();
  const found: Record<OpenWork, boolean> = {
    video: parts.includes('video'),
    file: parts.some((part) => part !== 'video'),
    form: hasUnsavedForm(),
  };
  return KINDS.filter((kind) => found[kind]);
}

/** Answers the questions of other tabs of the same user. */
export function answerOtherTabs(): void {
  channel.listen((message) => {
    if (!('question' in message) || message.userId !== session.current().user?.id) return;
    const work = openWorkHere();
    if (work.length > 0) channel.post({ answerTo: message.question, work });
  });
}

/** Asks the other tabs for their open work. */
export async function openWorkInOtherTabs(): Promise<readonly OpenWork[]> {
  const question = clientMadeId();
  const found = new Set<OpenWork>();
  const stop = channel.listen((message) => {
    if (!('answerTo' in message) || message.answerTo !== question) return;
    for (const kind of message.work) found.add(kind);
  });
  channel.post({ question, userId: session.current().user?.id });
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  stop();
  return KINDS.filter((kind) => found.has(kind));
}
