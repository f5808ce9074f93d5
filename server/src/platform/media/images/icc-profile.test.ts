import { describe, expect, it } from 'vitest';
import { rewriteProfile } from './icc-profile.ts';
import { PAYLOAD } from './testing/image-parts.ts';

const POINT = data('XYZ ', 20);
const CURVE = data('curv', 12 + 2 * 3, [8, 0, 0, 0, 3]);

/** Data of a type with this length, and other bytes at a position. */
function data(type: string, length: number, [at = 0, ...bytes]: readonly number[] = []): Buffer {
  const content = Buffer.alloc(length);
  content.set(bytes, at);
  content.write(type, 'latin1');
  return content;
}

/** A profile of consecutive tags. */
function profile(tags: readonly (readonly [string, Buffer])[], space = 'RGB '): Buffer {
  const head = Buffer.alloc(132 + 12 * tags.length);
  head.write(space, 16, 'latin1');
  head.write('acsp', 36, 'latin1');
  head.writeUInt32BE(tags.length, 128);
  let end = head.length;
  for (const [index, [name, content]] of tags.entries()) {
    head.write(name, 132 + 12 * index, 'latin1');
    head.writeUInt32BE(end, 136 + 12 * index);
    head.writeUInt32BE(content.length, 140 + 12 * index);
    end += Math.ceil(content.length / 4) * 4;
  }
  const padded = tags.map(([, content]) => {
    const bytes = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    bytes.set(content);
    return bytes;
  });
  head.writeUInt32BE(end);
  return Buffer.concat([head, ...padded]);
}

describe('a colour profile', () => {
  it('keeps the tags that decide colours', () => {
    const kept = profile([
      ['rXYZ', POINT],
      ['rTRC', CURVE],
      ['chad', data('sf32', 44)],
      ['cicp', data('cicp', 12)],
      ['gTRC', data('para', 12 + 4 * 5, [8, 0, 3])],
      ['A2B0', data('mft1', 48 + 256 * 4 + 24 * 3, [8, 1, 3, 24])],
      ['A2B1', data('mft2', 52 + 2 * (2 * 1 + 3 * 1 + 3 * 3), [8, 1, 3, 3])],
    ]);
    // The lookup table has two entries in the curve of its input, three in each of its outputs.
    const words = kept.indexOf('mft2');
    kept.writeUInt16BE(2, words + 48);
    kept.writeUInt16BE(1, words + 50);
    expect(rewriteProfile(kept)).toEqual(kept);
  });

  it('drops names, copyrights and private data, in tags and in the header', () => {
    const given = profile([
      ['desc', data('desc', 40)],
      ['cprt', PAYLOAD],
      ['rXYZ', POINT],
      ['HTML', PAYLOAD],
    ]);
    given.set(PAYLOAD, 84);
    expect(rewriteProfile(given)).toEqual(profile([['rXYZ', POINT]]));
  });

  it('cuts data to their stated length', () => {
    const long = [POINT, CURVE].map((content) => Buffer.concat([content, PAYLOAD]));
    const given = profile([
      ['rXYZ', long[0] ?? POINT],
      ['rTRC', long[1] ?? CURVE],
    ]);
    expect(rewriteProfile(given)).toEqual(
      profile([
        ['rXYZ', POINT],
        ['rTRC', CURVE],
      ]),
    );
  });

  it('writes equal data once', () => {
    const given = profile([
      ['rTRC', CURVE],
      ['gTRC', CURVE],
      ['bTRC', CURVE],
    ]);
    const rewritten = rewriteProfile(given);
    expect(rewritten).toHaveLength(given.length - 2 * 20);
    expect(rewriteProfile(rewritten ?? given)).toEqual(rewritten);
  });

  const whole = profile([['rXYZ', POINT]]);
  const changed = (at: number, ...bytes: number[]) => {
    const bytesOf = Buffer.from(whole);
    bytesOf.set(bytes, at);
    return bytesOf;
  };
  it.each([
    ['no signature', changed(36, 0)],
    ['another length than it states', whole.subarray(0, -1)],
    ['another colour space', profile([['rXYZ', POINT]], 'Lab ')],
    ['more tags than it has room for', changed(128, 0, 0, 0, 99)],
    ['a tag beyond its end', changed(140, 0xff)],
    ['a tag within its table', changed(136, 0, 0, 0, 1)],
    ['no tag that decides colours', profile([['cprt', PAYLOAD]])],
    ['data of a wrong type', profile([['rXYZ', CURVE]])],
    ['data that are cut', profile([['rXYZ', POINT.subarray(0, 16)]])],
    ['a curve that is cut', profile([['rTRC', CURVE.subarray(0, 12)]])],
    ['a curve of an unknown kind', profile([['rTRC', data('para', 40, [8, 0, 9])]])],
    ['a table that is cut', profile([['A2B0', data('mft2', 52, [8, 3, 3, 33])]])],
    ['nothing', Buffer.alloc(0)],
  ])('is dropped with %s', (_, given) => {
    expect(rewriteProfile(given)).toBeNull();
  });

  it('is dropped when overlapping tags would make it longer', () => {
    const inner = Buffer.concat([data('curv', 12, [8, 0, 0, 1, 0x26]), Buffer.alloc(2 * 0x126)]);
    const outer = Buffer.concat([data('curv', 12, [8, 0, 0, 1, 0x2c]), inner]);
    const given = profile([
      ['rTRC', outer],
      ['gTRC', Buffer.alloc(0)],
    ]);
    given.writeUInt32BE(given.readUInt32BE(136) + 12, 148);
    given.writeUInt32BE(inner.length, 152);
    expect(rewriteProfile(given)).toBeNull();
  });
});
