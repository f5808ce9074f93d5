/** Reads the header of a JPEG scan and finds the end of its data (ITU-T T.81, B.2.3; the order of blocks is in A.2). */
import { damagedImage } from './image-errors.ts';
import { BitReader } from './jpeg-bits.ts';
import {
  type BlockReader,
  blockReaderOf,
  type ScanComponent,
  type ScanRange,
} from './jpeg-blocks.ts';
import type { Frame } from './jpeg-frame.ts';
import type { PendingTables, TableName } from './jpeg-tables.ts';

export interface Scan extends ScanRange {
  readonly components: readonly ScanComponent[];
  /** Units between two restart markers; 0 if there are none. */
  readonly restartInterval: number;
  /** Names of the tables that the scan uses. */
  readonly tables: ReadonlySet<TableName>;
}

const BLOCKS_OF_UNIT_MAX = 10;
const COEFFICIENT_LAST = 63;

/** @throws UnsupportedMediaError if the header or a table that the scan needs is wrong or missing */
export function readScan(data: Buffer, frame: Frame, tables: PendingTables): Scan {
  const count = data[0] ?? 0;
  if (count < 1 || count > frame.components.length || data.length !== 4 + 2 * count)
    throw damagedImage();
  const range = readRange(data.subarray(1 + 2 * count), frame);
  if (frame.isProgressive) assertProgressive(range, count);
  const used = new UsedTables(tables);
  const components = Array.from({ length: count }, (_, index) =>
    readComponent(data.subarray(1 + 2 * index), range, used),
  );
  assertComponents(components);
  return { ...range, components, restartInterval: tables.restartInterval, tables: used.names };
}

/** A sequential scan has all coefficients, whatever it states. */
function readRange(data: Buffer, frame: Frame): ScanRange {
  const [from = 0, to = 0, bits = 0] = data;
  if (!frame.isProgressive) return { frame, from: 0, to: COEFFICIENT_LAST, isRefining: false };
  return { frame, from, to, isRefining: bits >> 4 > 0 };
}

function readComponent(
  data: Buffer,
  { frame, from, to, isRefining }: ScanRange,
  used: UsedTables,
): ScanComponent {
  const [id, slots = 0] = data;
  const component = frame.components.find((component) => component.id === id);
  if (component === undefined) throw damagedImage();
  used.add(`quantization ${component.quantizationTable}`);
  const dc = from === 0 && !isRefining ? used.huffman(`DC ${slots >> 4}`) : null;
  const ac = to > 0 ? used.huffman(`AC ${slots & 15}`) : null;
  return { component, dc, ac };
}

/** Collects the tables that a scan names, all of which must be defined. */
class UsedTables {
  readonly names = new Set<TableName>();
  readonly #defined: PendingTables;

  constructor(defined: PendingTables) {
    this.#defined = defined;
  }

  add(name: TableName): void {
    this.#defined.assertDefined(name);
    this.names.add(name);
  }

  huffman(name: TableName) {
    this.names.add(name);
    return this.#defined.huffman(name);
  }
}

/** A progressive scan has either DC coefficients only, or AC coefficients of one component (G.1.1.1). */
function assertProgressive({ from, to }: ScanRange, components: number): void {
  const isDc = from === 0 && to === 0;
  const isAc = from > 0 && from <= to && to <= COEFFICIENT_LAST && components === 1;
  if (!isDc && !isAc) throw damagedImage();
}

function assertComponents(scanned: readonly ScanComponent[]): void {
  const isOnce = new Set(scanned.map(({ component }) => component)).size === scanned.length;
  const blocks = scanned.reduce((sum, { component }) => sum + component.across * component.down, 0);
  if (!isOnce || (scanned.length > 1 && blocks > BLOCKS_OF_UNIT_MAX)) throw damagedImage();
}

/**
 * Reads the scan's data, which begin at `start`, block by block. Returns the position of the first byte after them.
 * @throws UnsupportedMediaError if the data end early or are no codes of the scan's tables
 */
export function measureScan(scan: Scan, bytes: Uint8Array, start: number): number {
  const bits = new BitReader(bytes, start);
  const blocks = blockReaderOf(scan, bits);
  const units = unitsOf(scan, blocks);
  let restarts = 0;
  for (let unit = 0; unit < units.count; unit += 1) {
    if (scan.restartInterval > 0 && unit > 0 && unit % scan.restartInterval === 0) {
      bits.restart(restarts);
      blocks.restart();
      restarts += 1;
    }
    units.read(unit);
    if (bits.isPastEnd) throw damagedImage();
  }
  return bits.end();
}

/**
 * The units of a scan (MCU in the standard): in a scan of one component a unit is one block; otherwise it has blocks of
 * each component.
 */
function unitsOf({ frame, components }: Scan, blocks: BlockReader) {
  const [only] = components;
  if (components.length === 1 && only !== undefined) {
    const count = only.component.columns * only.component.rows;
    return { count, read: (unit: number) => blocks.read(only, unit) };
  }
  const blocksOfUnit = components.flatMap((scanned) =>
    Array.from({ length: scanned.component.across * scanned.component.down }, () => scanned),
  );
  const read = (unit: number) => {
    for (const scanned of blocksOfUnit) blocks.read(scanned, unit);
  };
  return { count: frame.units, read };
}
