/** ITU-T T.81, B.2.2 and A.1–A.2. */
import {
  assertAcceptedSize,
  damagedImage,
  type ImageSize,
  unsupportedJpeg,
} from './image-errors.ts';

export interface FrameComponent {
  readonly id: number;
  /** Blocks in a unit of an interleaved scan: across and down. */
  readonly across: number;
  readonly down: number;
  readonly quantizationTable: number;
  /** Blocks of a scan with this component only. */
  readonly columns: number;
  readonly rows: number;
  /**
   * For progressive frames: two words for each block, with one bit for each non-zero coefficient. Refining scans have
   * one more bit for each of these.
   */
  nonZero: Uint32Array | null;
}

export interface Frame extends ImageSize {
  readonly isProgressive: boolean;
  readonly components: readonly FrameComponent[];
  /** Units of an interleaved scan. */
  readonly units: number;
}

const BLOCK_SIDE = 8;
const SAMPLING_MAX = 4;
const COMPONENT_BYTES = 3;

/** @throws UnsupportedMediaError */
export function readFrame(data: Buffer, isProgressive: boolean): Frame {
  if (data.length < 6) throw damagedImage();
  const size = { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
  const count = data.readUInt8(5);
  if (data.readUInt8(0) !== 8 || ![1, 3, 4].includes(count)) throw unsupportedJpeg();
  assertAcceptedSize(size);
  if (data.length !== 6 + count * COMPONENT_BYTES) throw damagedImage();
  const stated = Array.from({ length: count }, (_, index) =>
    readComponent(data.subarray(6 + index * COMPONENT_BYTES)),
  );
  if (new Set(stated.map(({ id }) => id)).size < count) throw damagedImage();
  const across = Math.max(...stated.map((component) => component.across));
  const down = Math.max(...stated.map((component) => component.down));
  const components = stated.map((component) => ({
    ...component,
    columns: blocks(Math.ceil((size.width * component.across) / across)),
    rows: blocks(Math.ceil((size.height * component.down) / down)),
    nonZero: null,
  }));
  const units = blocks(size.width / across) * blocks(size.height / down);
  return { ...size, isProgressive, components, units };
}

function readComponent(data: Buffer) {
  const sampling = data.readUInt8(1);
  const component = {
    id: data.readUInt8(0),
    across: sampling >> 4,
    down: sampling & 15,
    quantizationTable: data.readUInt8(2),
  };
  const isSampling = (factor: number) => factor >= 1 && factor <= SAMPLING_MAX;
  if (!isSampling(component.across) || !isSampling(component.down)) throw damagedImage();
  return component;
}

function blocks(pixels: number): number {
  return Math.ceil(pixels / BLOCK_SIDE);
}
