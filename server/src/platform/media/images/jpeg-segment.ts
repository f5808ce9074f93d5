/** ITU-T T.81, table B.1. */
export const MARKER = {
  SOF0: 0xc0,
  SOF2: 0xc2,
  DHT: 0xc4,
  RST0: 0xd0,
  SOI: 0xd8,
  EOI: 0xd9,
  SOS: 0xda,
  DQT: 0xdb,
  DRI: 0xdd,
  APP0: 0xe0,
  APP1: 0xe1,
  APP2: 0xe2,
  APP14: 0xee,
  COM: 0xfe,
} as const;

/** Bytes of data that the length of a segment can state. */
export const SEGMENT_MAX_BYTES = 0xffff - 2;

export function segment(marker: number, ...data: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(data);
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
