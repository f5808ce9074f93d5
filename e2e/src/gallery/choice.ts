/** The part of the gallery that is asked for on the command line. */
import { parseArgs } from 'node:util';
import { type Motif, STATES } from './pictures.ts';
import { DEVICES, THEMES, type View } from './views.ts';

const several = { type: 'string', multiple: true, default: [] as string[] } as const;

const OPTIONS = {
  only: { type: 'string', default: '' },
  state: several,
  width: several,
  theme: several,
  out: { type: 'string', default: 'gallery' },
  documents: { type: 'boolean', default: false },
  pseudo: { type: 'boolean', default: false },
} as const;

const CHOICES = {
  state: STATES,
  width: DEVICES.map(({ width }) => String(width)),
  theme: THEMES,
} as const;

/** An empty list stands for all. */
export interface Choice {
  /** A part of the names of the screens. */
  readonly only: string;
  readonly state: readonly string[];
  readonly width: readonly string[];
  readonly theme: readonly string[];
  readonly out: string;
  /** The pictures of the README and the guides instead. */
  readonly documents: boolean;
  /** Accented texts instead, whose screens are checked. */
  readonly pseudo: boolean;
}

/** Throws if a value is none of the choices. */
export function readChoice(args: readonly string[]): Choice {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  for (const name of ['state', 'width', 'theme'] as const) {
    const choices: readonly string[] = CHOICES[name];
    const unknown = values[name].find((value) => !choices.includes(value));
    if (unknown !== undefined)
      throw new Error(`--${name} ${unknown} is none of: ${choices.join(', ')}`);
  }
  return values;
}

const isIn = (list: readonly string[], value: string | number) =>
  list.length === 0 || list.includes(String(value));

export function includesState({ state }: Choice, each: string): boolean {
  return isIn(state, each);
}

/** The motifs that the choice includes, with their views that it includes. */
export function chosenMotifs(choice: Choice, motifs: readonly Motif[]): Motif[] {
  const includes = ({ device: { width }, theme }: View) =>
    isIn(choice.width, width) && isIn(choice.theme, theme);
  return motifs
    .filter(({ screen, state }) => screen.name.includes(choice.only) && isIn(choice.state, state))
    .map((motif) => ({ ...motif, views: motif.views.filter(includes) }))
    .filter(({ views }) => views.length > 0);
}
