/** ITU-T T.81, B.2.4. */
import { damagedImage } from './image-errors.ts';
import { HuffmanTable } from './jpeg-huffman.ts';
import { MARKER, segment } from './jpeg-segment.ts';

export type TableName = `${'DC' | 'AC' | 'quantization'} ${number}`;

export interface PendingTable {
  readonly name: TableName;
  /** A segment with only this table. */
  readonly bytes: Buffer;
  readonly huffman?: HuffmanTable;
}

/**
 * The currently defined tables. Each is written once, before the first scan that uses it, because unused tables could
 * contain anything.
 */
export class PendingTables {
  readonly #current = new Map<TableName, PendingTable>();
  readonly #unwritten = new Map<TableName, Buffer>();
  #restartInterval = 0;
  #writtenInterval = 0;

  /** Units between two restart markers; 0 for none. */
  get restartInterval(): number {
    return this.#restartInterval;
  }

  add(tables: readonly PendingTable[]): void {
    for (const table of tables) {
      this.#current.set(table.name, table);
      this.#unwritten.delete(table.name);
      this.#unwritten.set(table.name, table.bytes);
    }
  }

  setRestartInterval(data: Buffer): void {
    if (data.length !== 2) throw damagedImage();
    this.#restartInterval = data.readUInt16BE();
  }

  /** @throws UnsupportedMediaError if the table was not defined */
  huffman(name: TableName): HuffmanTable {
    const { huffman } = this.#current.get(name) ?? {};
    if (huffman === undefined) throw damagedImage();
    return huffman;
  }

  assertDefined(name: TableName): void {
    if (!this.#current.has(name)) throw damagedImage();
  }

  /** The segments to write before a scan that uses these tables. */
  takeUsed(names: ReadonlySet<TableName>): Buffer[] {
    const used = [...this.#unwritten].filter(([name]) => names.has(name));
    for (const [name] of used) this.#unwritten.delete(name);
    return [...used.map(([, bytes]) => bytes), ...this.#takeInterval()];
  }

  #takeInterval(): Buffer[] {
    if (this.#restartInterval === this.#writtenInterval) return [];
    this.#writtenInterval = this.#restartInterval;
    const data = Buffer.alloc(2);
    data.writeUInt16BE(this.#restartInterval);
    return [segment(MARKER.DRI, data)];
  }
}

/**
 * Bytes before the values of a table: its number, and for a Huffman table the number of codes of each of 16 lengths.
 */
const HEAD_BYTES = { quantization: 1, huffman: 17 } as const;
const SAMPLES = 64;

/** Reads the tables of a DQT segment, with bytes or words. They must fill it. */
export function readQuantizationTables(data: Buffer): PendingTable[] {
  const tables: PendingTable[] = [];
  let at = 0;
  while (at < data.length) {
    const slot = data.readUInt8(at);
    const end = at + HEAD_BYTES.quantization + SAMPLES * (slot < 16 ? 1 : 2);
    if ((slot & 0xef) > 3 || end > data.length) throw damagedImage();
    const bytes = segment(MARKER.DQT, data.subarray(at, end));
    tables.push({ name: `quantization ${slot & 15}`, bytes });
    at = end;
  }
  return tables;
}

/** Reads the tables of a DHT segment. They must fill it. */
export function readHuffmanTables(data: Buffer): PendingTable[] {
  const tables: PendingTable[] = [];
  let at = 0;
  while (at < data.length) {
    if (at + HEAD_BYTES.huffman > data.length) throw damagedImage();
    const slot = data.readUInt8(at);
    const counts = data.subarray(at + 1, at + HEAD_BYTES.huffman);
    const end = at + HEAD_BYTES.huffman + counts.reduce((sum, count) => sum + count, 0);
    if ((slot & 0xef) > 3 || end > data.length) throw damagedImage();
    const huffman = new HuffmanTable(counts, data.subarray(at + HEAD_BYTES.huffman, end));
    const name = `${slot < 16 ? 'DC' : 'AC'} ${slot & 15}` as const;
    tables.push({ name, bytes: segment(MARKER.DHT, data.subarray(at, end)), huffman });
    at = end;
  }
  return tables;
}
