import { describe, expect, it } from 'vitest';
import { rewriteGif } from './gif.ts';
import { fixture, gif, gifExtension, gifImage, ONE_PIXEL, PAYLOAD } from './testing/image-parts.ts';

const DAMAGED = 'The picture is damaged or incomplete.';
const CONTROL = gifExtension(0xf9, Buffer.of(4, 10, 0, 0));
const LOOP = gifExtension(0xff, Buffer.from('NETSCAPE2.0'), Buffer.of(1, 3, 0));
const rewritten = (file: Buffer) => rewriteGif(file).bytes;

describe('rewriting a GIF keeps', () => {
  it('frames with their timing and number of repetitions', () => {
    const file = gif(1, 1, LOOP, CONTROL, gifImage(), CONTROL, gifImage());
    expect(rewriteGif(file)).toEqual({ width: 1, height: 1, bytes: file });
  });

  it('pixel data in full sub-blocks', () => {
    const parts = [ONE_PIXEL.subarray(0, 1), ONE_PIXEL.subarray(1)];
    expect(rewritten(gif(1, 1, gifImage(parts)))).toEqual(gif(1, 1, gifImage()));
  });

  it('pixel data without an end code', () => {
    const file = gif(1, 1, gifImage([Buffer.of(0b000_100)]));
    expect(rewritten(file)).toEqual(file);
  });

  it('every frame of an animation from a common program', () => {
    const bytes = rewritten(fixture('animation.gif'));
    expect(bytes.toString('latin1').split('!\xf9\x04')).toHaveLength(1 + 3);
    expect(bytes.includes('NETSCAPE2.0')).toBe(true);
    expect(bytes.includes('hidden')).toBe(false);
  });
});

describe('rewriting a GIF drops', () => {
  it.each([
    ['comments', [gifExtension(0xfe, PAYLOAD), gifImage()]],
    [
      'other application data',
      [gifExtension(0xff, Buffer.from('XMP DataXMP'), PAYLOAD), gifImage()],
    ],
    ['unknown extensions', [gifExtension(0x99, PAYLOAD), gifImage()]],
    [
      'text with the control that belongs to it',
      [CONTROL, gifExtension(0x01, PAYLOAD), gifImage()],
    ],
    ['a control without a picture', [gifImage(), CONTROL]],
    ['what lies behind the end code', [gifImage([Buffer.concat([ONE_PIXEL, PAYLOAD])])]],
    ['sub-blocks behind the pixels', [gifImage([ONE_PIXEL, PAYLOAD])]],
  ])('%s', (_, blocks) => {
    expect(rewritten(gif(1, 1, ...blocks))).toEqual(gif(1, 1, gifImage()));
  });

  it('everything behind the trailer, and extra blocks in a control or a loop', () => {
    const control = gifExtension(0xf9, Buffer.of(4, 10, 0, 0), PAYLOAD);
    const loop = gifExtension(0xff, Buffer.from('NETSCAPE2.0'), Buffer.of(1, 3, 0), PAYLOAD);
    const file = Buffer.concat([gif(1, 1, loop, LOOP, control, gifImage()), PAYLOAD]);
    expect(rewritten(file)).toEqual(gif(1, 1, LOOP, CONTROL, gifImage()));
  });
});

describe('rewriting a GIF refuses', () => {
  it.each([
    ['no picture', gif(1, 1)],
    ['no trailer', gif(1, 1, gifImage()).subarray(0, -1)],
    ['an unknown block', gif(1, 1, Buffer.of(0x99), gifImage())],
    ['a picture outside of the screen', gif(1, 1, gifImage([ONE_PIXEL], 1))],
    ['a picture without pixels', gif(1, 1, gifImage([ONE_PIXEL], 0, 0))],
    ['too few pixels', gif(2, 2, gifImage([ONE_PIXEL], 0, 2))],
    ['data that end early', gif(2, 2, gifImage([Buffer.of(0b000_100)], 0, 2))],
    ['a code that is not defined', gif(1, 1, gifImage([Buffer.of(0b110_100)]))],
    ['a control of a wrong length', gif(1, 1, gifExtension(0xf9, PAYLOAD), gifImage())],
  ])('%s', (_, file) => {
    expect(() => rewriteGif(file)).toThrow(DAMAGED);
  });

  it('more pixels than the picture has', () => {
    // Clear, then codes for 1, 2 and 3 pixels, while only four pixels remain.
    const codes = Buffer.of(0b10_000_100, 0b0000_1111);
    expect(() => rewriteGif(gif(2, 2, gifImage([codes], 0, 2)))).toThrow(DAMAGED);
  });

  it('a file that is cut at any place', () => {
    const file = fixture('interlaced.gif');
    for (let length = 6; length < file.length; length += 1)
      expect(() => rewriteGif(file.subarray(0, length))).toThrow(DAMAGED);
  });

  it('a screen that is too large', () => {
    expect(() => rewriteGif(gif(4_097, 1, gifImage()))).toThrow('4,097 × 1 pixels');
    expect(() => rewriteGif(gif(0, 0, gifImage()))).toThrow('damaged or incomplete');
  });

  it('more than 1,000 frames', () => {
    const frames = Array.from({ length: 1_000 }, () => gifImage());
    expect(rewriteGif(gif(1, 1, ...frames)).width).toBe(1);
    const more = gif(1, 1, gifImage(), ...frames);
    expect(() => rewriteGif(more)).toThrow('too many or too large frames');
  });
});
