import type { Config } from 'tailwind-merge';

const any = () => true;
const isNumber = (value: string) => /^\d+$/.test(value);
const isTextSize = (value: string) => /^(?:xs|sm|lg|\d?xl|\[length:.+\])$/.test(value);
const isLength = (value: string) => /^(?:\d+|\[[\d.]+(?:px|r?em)\])$/.test(value);

/** Groups with the names of their class prefixes, for any value: `w-4` and `w-full` both belong to `w`. */
function byPrefix<Prefix extends string>(...prefixes: Prefix[]) {
  const groups = prefixes.map((prefix) => [prefix, [{ [prefix]: ['', any] }]] as const);
  return Object.fromEntries(groups) as unknown as Record<Prefix, [{ [key: string]: [''] }]>;
}

/**
 * The classes that set the same property: all that components here and their callers override (tested). The library's
 * own table covers all of Tailwind and adds 5.1 kB (brotli) to the login page.
 */
export const classGroups: Config<string, string>['classGroups'] = {
  ...byPrefix('p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml'),
  ...byPrefix('size', 'w', 'h', 'min-w', 'max-w', 'min-h', 'max-h', 'gap', 'gap-x', 'gap-y'),
  ...byPrefix('inset', 'inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'z'),
  ...byPrefix('grid-cols', 'grid-rows', 'col-span', 'row-span', 'items', 'self', 'justify'),
  ...byPrefix('justify-items', 'justify-self', 'content', 'place-items', 'place-content', 'basis'),
  ...byPrefix('bg', 'rounded', 'shadow', 'opacity', 'leading', 'tracking', 'cursor', 'aspect'),
  ...byPrefix('overflow', 'overflow-x', 'overflow-y', 'whitespace', 'animate', 'grow', 'shrink'),
  ...byPrefix('object', 'line-clamp', 'duration', 'stroke'),
  display: [
    'block',
    'inline-block',
    'inline',
    'inline-flex',
    'grid',
    'inline-grid',
    'hidden',
    'contents',
  ],
  flexDisplay: ['flex'],
  position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
  flexDirection: [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
  flexWrap: [{ flex: ['wrap', 'nowrap'] }],
  flexShare: [{ flex: ['auto', 'none', 'initial', isNumber] }],
  fontWeight: [{ font: ['light', 'normal', 'medium', 'semibold', 'bold'] }],
  fontSize: [{ text: ['base', isTextSize, isLength] }],
  textAlign: [{ text: ['left', 'center', 'right', 'start', 'end'] }],
  textWrap: [{ text: ['wrap', 'nowrap', 'balance', 'pretty'] }],
  wordBreak: [{ break: ['normal', 'words', 'all', 'keep'] }],
  textColour: [{ text: [any] }],
  textCase: ['uppercase', 'lowercase', 'capitalize', 'normal-case'],
  borderWidth: [{ border: ['', isLength] }],
  borderTop: [{ 'border-t': ['', isLength] }],
  borderRight: [{ 'border-r': ['', isLength] }],
  borderBottom: [{ 'border-b': ['', isLength] }],
  borderLeft: [{ 'border-l': ['', isLength] }],
  borderStyle: [{ border: ['solid', 'dashed', 'dotted', 'none'] }],
  borderColour: [{ border: [any] }],
};

/** A class of the group on the left also replaces earlier ones of the groups on the right. */
export const conflictingClassGroups: Config<string, string>['conflictingClassGroups'] = {
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pr', 'pl'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['mr', 'ml'],
  my: ['mt', 'mb'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  overflow: ['overflow-x', 'overflow-y'],
  borderWidth: ['borderTop', 'borderRight', 'borderBottom', 'borderLeft'],
  fontSize: ['leading'],
  display: ['flexDisplay'],
  flexDisplay: ['display'],
  'line-clamp': ['display', 'flexDisplay', 'overflow'],
};
