import { type ReactNode, useId } from 'react';

type Milestone = { x: number; y: number; state: 'done' | 'current' | 'locked' };

const milestones: readonly Milestone[] = [
  { x: 96, y: 624, state: 'done' },
  { x: 322, y: 566, state: 'done' },
  { x: 214, y: 432, state: 'current' },
  { x: 432, y: 336, state: 'locked' },
  { x: 306, y: 216, state: 'locked' },
];

const walked = 'M-40 676 C20 650 52 626 96 624 C180 620 246 604 322 566 C392 530 128 506 214 432';
const ahead = 'M214 432 C272 382 376 410 432 336 C492 256 262 290 306 216 C334 168 396 168 428 116';

/** Contour lines, as on a hiking map. */
const contours = [
  'M-20 120 C120 60 220 150 330 96 S560 20 660 84',
  'M-20 190 C110 130 236 226 344 160 S560 84 660 150',
  'M-20 262 C96 210 200 300 322 252 S548 168 660 232',
  'M-20 352 C120 300 196 384 318 346 S540 262 660 322',
  'M-20 446 C112 408 216 470 330 438 S548 366 660 410',
  'M-20 540 C104 506 230 556 344 524 S556 464 660 500',
  'M-20 634 C112 600 232 648 352 614 S560 562 660 592',
  'M-20 724 C116 690 232 738 356 706 S560 654 660 686',
];

/**
 * The illustration of the public pages: a path up a hill, module by module, to a flag. Decorative, on the same blue
 * ground in both themes. It fills its box and is cut off if the box is narrow.
 */
export function TrainingPath() {
  return (
    <Hill>
      <path d={ahead} stroke="#fff" strokeOpacity="0.5" strokeWidth="5" strokeDasharray="2 15" />
      <path d={walked} stroke="#fff" strokeWidth="7" />
      {milestones.map((milestone) => (
        <MilestoneSign key={milestone.y} {...milestone} />
      ))}
      <Flag />
    </Hill>
  );
}

/** The hill without the path, as a background of other drawings. */
export function Hill({ children }: { children?: ReactNode }) {
  const groundId = useId();
  return (
    <svg
      viewBox="0 0 640 760"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block size-full"
    >
      <defs>
        <linearGradient id={groundId} x1="0" y1="0" x2="0.7" y2="1">
          <stop offset="0" stopColor="#3d63f2" />
          <stop offset="0.55" stopColor="#2340d6" />
          <stop offset="1" stopColor="#15237d" />
        </linearGradient>
      </defs>
      <rect width="640" height="760" fill={`url(#${groundId})`} />
      <g stroke="#fff" strokeOpacity="0.13" strokeWidth="1.5">
        {contours.map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      {children}
    </svg>
  );
}

function MilestoneSign({ x, y, state }: Milestone) {
  return <g transform={`translate(${x} ${y})`}>{signs[state]}</g>;
}

const signs = {
  done: (
    <>
      <circle r="25" fill="#fff" />
      <path d="m-10 1 7 7L10-7" stroke="#2340d6" strokeWidth="5" />
    </>
  ),
  current: (
    <>
      <circle r="62" fill="#fff" fillOpacity="0.1" />
      <circle r="47" fill="#fff" fillOpacity="0.16" />
      <circle r="34" fill="#ffd166" />
      <path d="M-8-13v26L14 0Z" fill="#15237d" stroke="#15237d" strokeWidth="4" />
    </>
  ),
  locked: (
    <>
      <circle r="25" fill="#2340d6" />
      <circle
        r="25"
        fill="#fff"
        fillOpacity="0.12"
        stroke="#fff"
        strokeOpacity="0.7"
        strokeWidth="2.5"
      />
      <rect x="-9" y="-3" width="18" height="14" rx="3" fill="#fff" fillOpacity="0.9" />
      <path
        d="M-5.5-3v-4.5a5.5 5.5 0 0 1 11 0V-3"
        stroke="#fff"
        strokeOpacity="0.9"
        strokeWidth="3"
      />
    </>
  ),
};

function Flag() {
  return (
    <g transform="translate(428 116)">
      <ellipse cy="4" rx="20" ry="6" fill="#0e1a63" fillOpacity="0.5" />
      <path d="M0 2v-76" stroke="#fff" strokeWidth="6" />
      <path d="M2-72c20-12 34 10 58-2-6 12-6 20 0 32-24 12-38-10-58 2Z" fill="#ffd166" />
    </g>
  );
}
