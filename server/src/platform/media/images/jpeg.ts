/** ITU-T T.81, annex B: marker segments, and after each start of scan its entropy-coded data. */
import { ByteReader } from './byte-reader.ts';
import { damagedImage, unsupportedJpeg } from './image-errors.ts';
import { ApplicationData } from './jpeg-application-data.ts';
import { type Frame, readFrame } from './jpeg-frame.ts';
import { measureScan, readScan } from './jpeg-scan.ts';
import { MARKER, segment } from './jpeg-segment.ts';
import { PendingTables, readHuffmanTables, readQuantizationTables } from './jpeg-tables.ts';
import type { RewrittenContent } from './rewritten-image.ts';

/** Real progressive files have about 10 scans, and a browser processes the whole image for each. */
const SCANS_MAX = 100;

/** Keeps tables, frame and scans, the application data about colours, and the orientation. */
export function rewriteJpeg(bytes: Uint8Array): RewrittenContent {
  const walk = new SegmentWalk(bytes);
  walk.readAll();
  return walk.rewritten();
}

class SegmentWalk {
  readonly #bytes: Uint8Array;
  readonly #reader: ByteReader;
  readonly #application = new ApplicationData();
  readonly #tables = new PendingTables();
  readonly #kept: Buffer[] = [];
  /** Ids of components for which a scan has at least the average of each block. */
  readonly #shown = new Set<number>();
  #frame: Frame | null = null;
  #scans = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#reader = new ByteReader(bytes);
    this.#reader.take(2);
  }

  /** Reads up to the end of the image; further data are ignored. */
  readAll(): void {
    for (let marker = this.#readMarker(); marker !== MARKER.EOI; marker = this.#readMarker()) {
      const length = this.#reader.uint16BE();
      if (length < 2) throw damagedImage();
      this.#readSegment(marker, this.#reader.take(length - 2));
    }
  }

  rewritten(): RewrittenContent {
    const frame = this.#frame;
    const isComplete = frame?.components.every(({ id }) => this.#shown.has(id));
    if (frame === null || !isComplete) throw damagedImage();
    const { width, height } = frame;
    const start = Buffer.of(0xff, MARKER.SOI);
    const end = Buffer.of(0xff, MARKER.EOI);
    const parts = [start, ...this.#application.segments(), ...this.#kept, end];
    return { width, height, bytes: Buffer.concat(parts) };
  }

  /** Any number of fill bytes may precede a marker. */
  #readMarker(): number {
    if (this.#reader.uint8() !== 0xff) throw damagedImage();
    let marker = this.#reader.uint8();
    while (marker === 0xff) marker = this.#reader.uint8();
    return marker;
  }

  #readSegment(marker: number, data: Buffer): void {
    if (marker === MARKER.DQT) this.#tables.add(readQuantizationTables(data));
    else if (marker === MARKER.DHT) this.#tables.add(readHuffmanTables(data));
    else if (marker === MARKER.DRI) this.#tables.setRestartInterval(data);
    else if (marker === MARKER.SOS) this.#readScan(data);
    else if (isStartOfFrame(marker)) this.#readFrame(marker, data);
    else if (isApplicationData(marker)) this.#readApplicationData(marker, data);
    else if (marker !== MARKER.COM) throw damagedImage();
  }

  #readApplicationData(marker: number, data: Buffer): void {
    if (this.#scans === 0) this.#application.add(marker, data);
  }

  #readFrame(marker: number, data: Buffer): void {
    if (this.#frame !== null) throw damagedImage();
    if (marker > MARKER.SOF2) throw unsupportedJpeg();
    this.#frame = readFrame(data, marker === MARKER.SOF2);
    this.#kept.push(segment(marker, data));
  }

  #readScan(data: Buffer): void {
    this.#scans += 1;
    if (this.#frame === null || this.#scans > SCANS_MAX) throw damagedImage();
    const scan = readScan(data, this.#frame, this.#tables);
    const start = this.#reader.position;
    const end = measureScan(scan, this.#bytes, start);
    this.#kept.push(...this.#tables.takeUsed(scan.tables), segment(MARKER.SOS, data));
    this.#kept.push(this.#reader.take(end - start));
    this.#passOverPadding();
    if (scan.from === 0) for (const { component } of scan.components) this.#shown.add(component.id);
  }

  /** Some cameras write bytes after the data of a scan; decoders skip everything up to the next marker. */
  #passOverPadding(): void {
    let at = this.#reader.position;
    while (!isMarker(this.#bytes, at)) {
      if (at >= this.#bytes.length) throw damagedImage();
      at += 1;
    }
    this.#reader.take(at - this.#reader.position);
  }
}

function isMarker(bytes: Uint8Array, at: number): boolean {
  const code = bytes[at + 1] ?? 0;
  const isRestart = code >= MARKER.RST0 && code < MARKER.SOI;
  return bytes[at] === 0xff && code !== 0 && !isRestart;
}

/** SOF0–SOF15 without DHT, JPG and DAC, whose codes are among them. */
function isStartOfFrame(marker: number): boolean {
  return marker >= MARKER.SOF0 && marker <= 0xcf && ![MARKER.DHT, 0xc8, 0xcc].includes(marker);
}

function isApplicationData(marker: number): boolean {
  return marker >= MARKER.APP0 && marker <= 0xef;
}
