/** The shapes of the landing page's drawings, which imitate the components of the design system. */
import type { ReactNode } from 'react';
import { shownDirection } from '#web/platform/language/shown-language.ts';

type Place = { x: number; y: number };

type WordsProps = Place & {
  size?: number;
  tone?: 'text' | 'text-muted' | 'accent-text' | 'success-text' | 'warning-text' | 'white';
  strong?: boolean;
  anchor?: 'start' | 'middle' | 'end';
  children: ReactNode;
};

const fills = {
  text: 'fill-text',
  'text-muted': 'fill-text-muted',
  'accent-text': 'fill-accent-text',
  'success-text': 'fill-success-text',
  'warning-text': 'fill-warning-text',
  white: 'fill-white',
};

/**
 * The picture is mirrored for languages that are read from right to left. This undoes it for what is never mirrored:
 * words, check marks and videos. `x` is the middle, or the place of the words.
 */
export function upright(x: number): string | undefined {
  return shownDirection() === 'rtl' ? `translate(${2 * x} 0) scale(-1 1)` : undefined;
}

export function Words(props: WordsProps) {
  const { x, y, size = 9, tone = 'text', strong = false, anchor = 'start', children } = props;
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={strong ? 600 : 450}
      letterSpacing={size > 10 ? '-0.02em' : undefined}
      textAnchor={anchor}
      transform={upright(x)}
      className={fills[tone]}
    >
      {children}
    </text>
  );
}

type BoxProps = Place & { width: number; height: number; radius?: number; className?: string };

/** A card, unless `className` gives it another look. */
export function Box({ radius = 10, className = 'fill-surface stroke-border', ...place }: BoxProps) {
  return <rect {...place} rx={radius} className={className} />;
}

const badges = {
  success: { box: 'fill-success-soft', words: 'success-text' },
  accent: { box: 'fill-accent-soft', words: 'accent-text' },
  warning: { box: 'fill-warning-soft', words: 'warning-text' },
  locked: {
    box: 'fill-none stroke-border-strong [stroke-dasharray:2_2]',
    words: 'text-muted',
  },
} as const;

type PillProps = Place & { width: number; tone: keyof typeof badges; children: string };

/** The width of a bold letter of a badge in most fonts, and the space around the word. */
const LETTER = 4.5;
const SPACE = 9;

/** A badge of at least `least`, and wide enough for its word; x is its right edge. */
export function Pill({ x, y, width: least, tone, children }: PillProps) {
  const width = Math.max(least, children.length * LETTER + SPACE);
  const { box, words } = badges[tone];
  return (
    <>
      <Box x={x - width} y={y} width={width} height={14} radius={7} className={box} />
      <Words x={x - width / 2} y={y + 9.7} size={7.5} strong tone={words} anchor="middle">
        {children}
      </Words>
    </>
  );
}

type BarProps = Place & { width: number; percent: number; tone?: 'accent' | 'success' };

export function Bar({ x, y, width, percent, tone = 'accent' }: BarProps) {
  const fill = tone === 'accent' ? 'fill-accent' : 'fill-success';
  return (
    <>
      <Box x={x} y={y} width={width} height={5} radius={2.5} className="fill-text/10" />
      <Box x={x} y={y} width={(width * percent) / 100} height={5} radius={2.5} className={fill} />
    </>
  );
}

/** A check mark of about 8 by 6, centred. */
export function Tick({ x, y, className }: Place & { className: string }) {
  return (
    <path
      d="m-4 .4 2.7 2.7L4-3"
      transform={`${upright(x) ?? ''} translate(${x} ${y})`}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    />
  );
}

/** A padlock of about 9 by 10, centred. */
export function Padlock({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`} className="stroke-text-muted" fill="none">
      <rect x="-4" y="-1" width="8" height="6" rx="1.5" strokeWidth="1.2" />
      <path d="M-2.4-1v-2a2.4 2.4 0 0 1 4.8 0v2" strokeWidth="1.2" />
    </g>
  );
}
