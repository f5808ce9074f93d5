import type { PassedModule } from '@portal/contract/trainees';
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
  const text = tryText(passed);
  const { videoSeconds } = passed;
  return (
    <dl
      aria-label="The pass"
      className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm [&>dd]:text-right [&>dt]:text-text-muted"
    >
      <dt>Passed on</dt>
      <dd>
        <Instant value={passed.at} show="minute" />
      </dd>
      {text === null ? null : (
        <>
          <dt>Passed at</dt>
          <dd>{text}</dd>
        </>
      )}
      <Part label="Questions saved" part={questionsOf(passed)} />
      <Part label="Video saved" part={videoOf(passed, hasVideo)} />
      {videoSeconds === null || videoSeconds === 0 ? null : (
        <>
          <dt>Video length</dt>
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
        {part.kind === 'unrecorded' ? 'Not recorded' : <Instant value={part.at} show="minute" />}
      </dd>
    </>
  );
}
