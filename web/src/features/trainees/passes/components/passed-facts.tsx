import type { PassedModule } from '@portal/contract/trainees';
import type { ReactNode } from 'react';
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
  const length = videoSeconds === null ? '' : `, ${formatClock(videoSeconds)} long`;
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
      <Part label="Questions" part={questionsOf(passed)} />
      <Part label="Video" part={videoOf(passed, hasVideo)}>
        {length}
      </Part>
    </dl>
  );
}

type PartProps = { label: string; part: PassedPart; children?: ReactNode };

function Part({ label, part, children }: PartProps) {
  if (part.kind === 'absent') return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {part.kind === 'unrecorded' ? (
          'date not recorded'
        ) : (
          <>
            saved <Instant value={part.at} show="minute" />
            {children}
          </>
        )}
      </dd>
    </>
  );
}
