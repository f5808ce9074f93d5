/** Videos whose headers were changed, while their frames stay. */

/** The element `Duration` of a WebM file (RFC 9559), which is in milliseconds. */
export function stateWebmSeconds(video: Uint8Array, seconds: number): Buffer {
  const changed = Buffer.from(video);
  const at = changed.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  if (at === -1) throw new Error('The file states no duration.');
  changed.writeDoubleBE(seconds * 1000, at + 3);
  return changed;
}

/** The durations of an MP4 file: those of the film, of each track and of its media. */
export function scaleMp4Durations(video: Uint8Array, factor: number): Buffer {
  const changed = Buffer.from(video);
  const places = { mvhd: 20, mdhd: 20, tkhd: 24 };
  for (const [name, offset] of Object.entries(places))
    for (const box of positionsOf(changed, name)) {
      const at = box + offset;
      changed.writeUInt32BE(Math.round(changed.readUInt32BE(at) * factor), at);
    }
  return changed;
}

/** The parts of an edit list: their seconds, and the second of the media at which each begins; null for a pause. */
export type Edits = readonly (readonly [duration: number, start: number | null])[];

/** Replaces the edit list of each track of an MP4 file that has its index at its end. */
export function editMp4(video: Uint8Array, edits: Edits): Buffer {
  let changed = Buffer.from(video);
  const scale = changed.readUInt32BE((positionsOf(changed, 'mvhd')[0] ?? 0) + 16);
  for (const at of positionsOf(changed, 'elst').reverse()) {
    const mediaScale = changed.readUInt32BE(changed.indexOf('mdhd', at) + 16);
    const before = changed.readUInt32BE(at + 8);
    const firstSample = changed.readInt32BE(at + 16);
    const entries = edits.map(([duration, start]) => {
      const entry = Buffer.alloc(12);
      entry.writeUInt32BE(Math.round(duration * scale), 0);
      entry.writeInt32BE(start === null ? -1 : Math.round(start * mediaScale) + firstSample, 4);
      entry.writeUInt32BE(0x10000, 8);
      return entry;
    });
    changed.writeUInt32BE(edits.length, at + 8);
    const growth = 12 * (edits.length - before);
    for (const parent of ['elst', 'edts', 'trak', 'moov']) {
      const size = changed.lastIndexOf(parent, at) - 4;
      changed.writeUInt32BE(changed.readUInt32BE(size) + growth, size);
    }
    const rest = changed.subarray(at + 12 + 12 * before);
    changed = Buffer.concat([changed.subarray(0, at + 12), ...entries, rest]);
  }
  return changed;
}

function positionsOf(content: Buffer, name: string): number[] {
  const positions: number[] = [];
  for (let at = content.indexOf(name); at !== -1; at = content.indexOf(name, at + 4))
    positions.push(at);
  return positions;
}
