import type { PassedModule } from '@portal/contract/trainees';
import { triesTexts } from '#web/features/trainees/tries/texts/catalogue.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { formatClock } from '#web/ui/format/duration.ts';
import { type PassedPart, questionsOf, tryText, videoOf } from '../model/pass-words.ts';

type PassedFactsProps = {
  passed: PassedModule;
  /** The module has a video now. */
  hasVideo: boolean;
};

/** When a module was passed, at which try, and which questions and video it had then. */
export function PassedFacts({ passed, hasVideo }: PassedFactsProps) {
  const t = triesTexts().pass;
  const text = tryText(passed);
  const { videoSeconds } = passed;
  return (
    <dl
      aria-label={t.title}
      className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm [&>dd]:text-end [&>dt]:text-text-muted"
    >
      <dt>{t.passedOn}</dt>
      <dd>
        <Instant value={passed.at} show="minute" />
      </dd>
      {text === null ? null : (
        <>
          <dt>{t.passedAt}</dt>
          <dd>{text}</dd>
        </>
      )}
      <Part label={t.questionsSaved} part={questionsOf(passed)} />
      <Part label={t.videoSaved} part={videoOf(passed, hasVideo)} />
      {videoSeconds === null || videoSeconds === 0 ? null : (
        <>
          <dt>{t.videoLength}</dt>
          <dd className="tabular-nums">{formatClock(videoSeconds)}</dd>
        </>
      )}
    </dl>
  );
}

function Part({ label, part }: { label: string; part: PassedPart }) {
  if (part.kind === 'absent') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {part.kind === 'unrecorded' ? (
          triesTexts().pass.notRecorded
        ) : (
          <Instant value={part.at} show="minute" />
        )}
      </dd>
    </>
  );
}
