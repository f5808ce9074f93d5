import type { PassedModule } from '@portal/contract/trainees';
import { triesTexts } from '#web/features/trainees/tries/texts/catalogue.ts';

/** '4th try, pass mark 80%'; null for a pass without a quiz. */
export function tryText({ tryNumber, passMark }: PassedModule): string | null {
  if (tryNumber === null) return null;
  const t = triesTexts();
  return passMark === null ? t.nthTry(tryNumber) : t.pass.tryAndMark(tryNumber, passMark);
}

/** The questions or the video of a pass, as far as they are known. */
export type PassedPart =
  | { readonly kind: 'absent' }
  /** The module was passed, or the part was saved, before the portal recorded it. */
  | { readonly kind: 'unrecorded' }
  | { readonly kind: 'saved'; readonly at: string };

export function questionsOf({ tryNumber, questionsSavedAt }: PassedModule): PassedPart {
  if (questionsSavedAt !== null) return { kind: 'saved', at: questionsSavedAt };
  return { kind: tryNumber === null ? 'absent' : 'unrecorded' };
}

/** `hasVideo`: the module has a video now, for a pass of which nothing was recorded. */
export function videoOf(
  { videoSavedAt, videoSeconds }: PassedModule,
  hasVideo: boolean,
): PassedPart {
  if (videoSavedAt !== null) return { kind: 'saved', at: videoSavedAt };
  return { kind: videoSeconds === null && hasVideo ? 'unrecorded' : 'absent' };
}
