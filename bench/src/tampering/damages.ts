/** Ways to change a proof file, each at a random place. */
import { createHash } from 'node:crypto';
import type { Random } from '../scale/random.ts';

/** The bytes of a file as characters from U+0000 to U+00FF, because a changed file need not be UTF-8. */
type Bytes = string;

/** Where a proof has its lines. */
interface Places {
  /** The empty line before the checkpoint. */
  readonly blank: number;
  readonly ed25519: number;
  readonly mlDsa: number;
}

interface Damaged {
  readonly lines: readonly Bytes[];
  readonly at: Places;
  readonly random: Random;
  /** The lines of another proof. */
  readonly other: readonly Bytes[];
}

/** Returns the lines of the changed file. */
type Damage = (damaged: Damaged) => readonly Bytes[];

interface Range {
  readonly start: number;
  readonly end: number;
}

const EXTRA = 1;
const INDEX = 2;
const FIRST_OF_PATH = 3;
const FIELD = /"name":"((?:[^"\\]|\\.)*)","value":"((?:[^"\\]|\\.)*)","salt":"([^"]*)"/dg;
/** In base64: the key id, then the time of a cosignature, then the signature. */
const KEY_ID_END = 5;
const TIME_END = 16;

/** Replaces a random byte by another one. */
function changeByte(text: Bytes, random: Random, { start, end }: Range = wholeOf(text)): Bytes {
  const at = start + random.int(end - start);
  const byte = (text.charCodeAt(at) + 1 + random.int(255)) % 256;
  return text.slice(0, at) + String.fromCharCode(byte) + text.slice(at + 1);
}

const wholeOf = (text: Bytes): Range => ({ start: 0, end: text.length });

const inLine =
  (lineOf: (damaged: Damaged) => number, rangeOf: (line: Bytes) => Range = wholeOf): Damage =>
  (damaged) => {
    const { lines, random } = damaged;
    const number = lineOf(damaged);
    const line = lines[number] ?? '';
    return lines.with(number, changeByte(line, random, rangeOf(line)));
  };

const anyOfPath = ({ at, random }: Damaged): number =>
  FIRST_OF_PATH + random.int(at.blank - FIRST_OF_PATH);

/** The base64 of a signature line follows its last space. */
const afterName = (from: number, to?: number) => (line: Bytes) => {
  const start = line.lastIndexOf(' ') + 1;
  return { start: start + from, end: to === undefined ? line.length : start + to };
};
const nameOf = (line: Bytes) => ({ start: 0, end: line.lastIndexOf(' ') });

const textOfExtra = (line: Bytes): Bytes =>
  Buffer.from(line.slice('extra '.length), 'base64').toString('latin1');
const extraLine = (text: Bytes): Bytes => `extra ${Buffer.from(text, 'latin1').toString('base64')}`;

const inExtra =
  (change: (text: Bytes, random: Random) => Bytes): Damage =>
  ({ lines, random }) =>
    lines.with(EXTRA, extraLine(change(textOfExtra(lines[EXTRA] ?? ''), random)));

/** A byte of the text that this group of the expression finds, in one of the places where it finds some. */
const inMatch = (expression: RegExp, group: number): Damage =>
  inExtra((text, random) => {
    const ranges = [...text.matchAll(expression)]
      .map(({ indices }) => {
        const [start = 0, end = 0] = indices?.[group] ?? [];
        return { start, end };
      })
      .filter(({ start, end }) => start < end);
    return changeByte(text, random, random.pick(ranges));
  });

/** As a forger does who knows the format: the hash of the field fits the value. */
const forgeValue = inExtra((bytes) => {
  const extra = JSON.parse(Buffer.from(bytes, 'latin1').toString('utf8')) as {
    hashes: string[];
    revealed: { i: number; name: string; value: string; salt: string }[];
  };
  const field = extra.revealed.find(({ name }) => name === 'name') ?? extra.revealed[0];
  if (field === undefined) throw new Error('The proof reveals nothing');
  field.value += ' Junior';
  extra.hashes[field.i] = createHash('sha256')
    .update(Buffer.from(field.salt, 'base64url'))
    .update(JSON.stringify([field.name, field.value]))
    .digest('hex');
  return Buffer.from(JSON.stringify(extra)).toString('latin1');
});

function swapLines({ lines, at, random }: Damaged): readonly Bytes[] {
  for (;;) {
    const [first, second] = [random.int(lines.length), random.int(lines.length)];
    const [one = '', two = ''] = [lines[first], lines[second]];
    // Signatures are valid in any order.
    const areSignatures =
      Math.min(first, second) === at.ed25519 && Math.max(first, second) === at.mlDsa;
    if (one !== two && !areSignatures) return lines.with(first, two).with(second, one);
  }
}

/** An additional line end, or none, where an empty line is. */
const changeBlankLine: Damage = ({ lines, at, random }) => {
  const blank = random.pick([at.blank, at.ed25519 - 1]);
  return random.chance(0.5) ? lines.toSpliced(blank, 1) : lines.toSpliced(blank, 0, '');
};

const changeLineEnd: Damage = ({ lines, random }) => {
  const number = random.int(lines.length - 1);
  return lines.with(number, (lines[number] ?? '') + random.pick(['\r', ' ', '\t']));
};

const cutOff: Damage = ({ lines, random }) => {
  const text = lines.join('\n');
  return [text.slice(0, random.int(text.length))];
};

const anyLine = ({ lines, random }: Damaged): number => random.int(lines.length - 1);

const DAMAGES = {
  header: inLine(() => 0),
  'extra, a byte of the line': inLine(() => EXTRA),
  'extra, a byte of the text': inExtra(changeByte),
  'extra, version or kind': inMatch(/"(?:v|kind)":(\d+)/dg, 1),
  'extra, hash': inMatch(/"([0-9a-f]{64})"/dg, 1),
  'extra, name of a field': inMatch(FIELD, 1),
  'extra, value of a field': inMatch(FIELD, 2),
  'extra, salt': inMatch(FIELD, 3),
  'extra, value with its hash': forgeValue,
  'extra of another proof': ({ lines, other }) => lines.with(EXTRA, other[EXTRA] ?? ''),
  index: inLine(() => INDEX),
  'path, a byte': inLine(anyOfPath),
  'path, hash left out': (damaged) => damaged.lines.toSpliced(anyOfPath(damaged), 1),
  'path, hash twice': repeatLine(anyOfPath),
  'blank line': changeBlankLine,
  origin: inLine(({ at }) => at.blank + 1),
  size: inLine(({ at }) => at.blank + 2),
  root: inLine(({ at }) => at.blank + 3),
  'Ed25519, name': inLine(({ at }) => at.ed25519, nameOf),
  'Ed25519, key id': inLine(({ at }) => at.ed25519, afterName(0, KEY_ID_END)),
  'Ed25519, signature': inLine(({ at }) => at.ed25519, afterName(KEY_ID_END + 1)),
  'ML-DSA, name': inLine(({ at }) => at.mlDsa, nameOf),
  'ML-DSA, key id': inLine(({ at }) => at.mlDsa, afterName(0, KEY_ID_END)),
  'ML-DSA, time': inLine(({ at }) => at.mlDsa, afterName(KEY_ID_END + 1, TIME_END)),
  'ML-DSA, signature': inLine(({ at }) => at.mlDsa, afterName(TIME_END)),
  'line order': swapLines,
  'line left out': (damaged) => damaged.lines.toSpliced(anyLine(damaged), 1),
  'line twice': repeatLine(anyLine),
  'line end': changeLineEnd,
  'cut off': cutOff,
  'file twice': ({ lines }) => [...lines.slice(0, -1), ...lines],
} satisfies Record<string, Damage>;
export type DamageName = keyof typeof DAMAGES;
export const DAMAGE_NAMES = Object.keys(DAMAGES) as DamageName[];

function repeatLine(lineOf: (damaged: Damaged) => number): Damage {
  return (damaged) => {
    const number = lineOf(damaged);
    return damaged.lines.toSpliced(number, 0, damaged.lines[number] ?? '');
  };
}

const linesOf = (proof: string): Bytes[] => Buffer.from(proof).toString('latin1').split('\n');

/** The bytes of a proof that was changed in this way, which are never those of the proof. */
export function damage(
  name: DamageName,
  { proof, other, random }: { proof: string; other: string; random: Random },
): Buffer {
  const lines = linesOf(proof);
  const blank = lines.indexOf('');
  const at = { blank, ed25519: blank + 5, mlDsa: blank + 6 };
  const apply: Damage = DAMAGES[name];
  const bytes = Buffer.from(
    apply({ lines, at, random, other: linesOf(other) }).join('\n'),
    'latin1',
  );
  if (bytes.equals(Buffer.from(proof))) throw new Error(`${name} has changed nothing`);
  return bytes;
}

/** Whether the file is still a proof up to its Ed25519 signature, so that a reader without ML-DSA cannot see the change. */
export function isOnlyMlDsa(proof: string, damaged: Buffer): boolean {
  const mlDsaLine = proof.trimEnd().lastIndexOf('\n') + 1;
  const rest = Buffer.from(proof.slice(0, mlDsaLine));
  return damaged.subarray(0, rest.length).equals(rest);
}
