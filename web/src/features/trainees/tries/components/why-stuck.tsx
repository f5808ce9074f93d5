import type { TraineeProgress } from '@portal/contract/trainees';
import { traineeTexts } from '#web/features/trainees/texts/catalogue.ts';
import { useNow } from '#web/platform/time/use-now.ts';
import { stuckText } from '../model/stuck-words.ts';

/** Why the trainee does not get on; nothing for a trainee who gets on. */
export function WhyStuck({ progress }: { progress: TraineeProgress }) {
  const text = stuckText(progress, useNow());
  if (text === null) return null;
  return (
    <p className="wrap-anywhere">
      <span className="font-medium">{traineeTexts().detail.whyStuck}</span> <span>{text}</span>
    </p>
  );
}
