import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { uiTexts } from './texts/catalogue.ts';
import { useCurrentInView } from './use-current-in-view.ts';

export type TrackStep = {
  id: string | number;
  label: string;
  state: 'done' | 'current' | 'locked';
  /** A short line under the label: '3:12 left', '80%'. */
  detail?: ReactNode;
};

type TrackProps<Step extends TrackStep> = {
  /** The content of the path, for screen readers only. */
  label: string;
  steps: readonly Step[];
  /**
   * Makes a step a link, with the app's own link component; without it nothing is clickable. It is also called for
   * locked steps and may return the face unchanged.
   */
  renderLink?: ((step: Step, face: Elements) => Elements) | undefined;
  className?: string | undefined;
};

/** A path of steps from left to right, scrolled to the current step. */
export function Track<Step extends TrackStep>(props: TrackProps<Step>) {
  const { label, steps, renderLink, className } = props;
  const scroller = useRef<HTMLOListElement>(null);
  const currentId = steps.find((step) => step.state === 'current')?.id;
  useCurrentInView(scroller, { selector: '[aria-current="step"]', key: currentId });
  return (
    <ol
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: must be scrollable with the keyboard
      tabIndex={0}
      className={classNames(
        'relative flex snap-x snap-mandatory overflow-x-auto rounded-lg py-1 sm:snap-none',
        className,
      )}
    >
      {steps.map((step, index) => {
        const face = <StepFace step={step} number={index + 1} />;
        return (
          <li
            key={step.id}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={classNames(
              // On a phone three whole steps are in view, none cut off.
              'relative min-w-1/3 flex-1 snap-start px-1 sm:min-w-28 sm:px-2',
              index > 0 && lineClass,
              step.state === 'locked' ? 'before:bg-border' : 'before:bg-success',
            )}
          >
            {renderLink ? renderLink(step, face) : face}
          </li>
        );
      })}
    </ol>
  );
}

function StepFace({ step, number }: { step: TrackStep; number: number }) {
  return (
    <span className="relative grid justify-items-center gap-2 py-1 text-center text-sm">
      <span className={classNames(nodeClass, nodeStates[step.state])}>
        {step.state === 'done' ? <Check aria-hidden="true" strokeWidth={2.75} /> : null}
        {step.state === 'locked' ? <Lock aria-hidden="true" /> : null}
        {step.state === 'current' ? <span aria-hidden="true">{number}</span> : null}
      </span>
      <span className="grid max-w-40 gap-0.5">
        <span className="sr-only">{uiTexts().track[step.state]}</span>
        <span
          className={classNames(
            'wrap-anywhere line-clamp-2',
            step.state === 'current' ? 'font-semibold' : 'font-medium',
            step.state === 'locked' && 'text-text-muted',
          )}
        >
          <span dir="auto">{step.label}</span>
        </span>
        {step.detail ? <span className="text-text-muted text-xs">{step.detail}</span> : null}
      </span>
    </span>
  );
}

// The line to the previous step, from the edge of one node to that of the other: in forced colours one sees through them.
const lineClass =
  'before:absolute before:top-[1.3125rem] before:end-[calc(50%+1.125rem)] before:h-0.5 before:w-[calc(100%-2.25rem)]';

const nodeClass =
  'relative z-1 grid size-9 place-items-center rounded-full font-semibold text-sm tabular-nums [&_svg]:size-4';

const nodeStates = {
  done: 'bg-success text-success-contrast',
  current: 'bg-accent text-accent-contrast ring-4 ring-accent-soft',
  locked: 'border border-border-strong border-dashed bg-surface text-text-muted',
};
