import { formatRefusal, playbackLimit } from '@portal/contract/video-formats';
import { expect, test } from 'vitest';
import { readFixture } from '#web/testing/read-fixture.ts';
import { readVideoFormat } from './read-video-format.ts';

/** The server's verdict on the file, as far as the browser can tell. */
async function verdictOn(file: Blob) {
  const format = await readVideoFormat(file);
  if (format === null) return 'unknown';
  return formatRefusal(format) ?? playbackLimit(format) ?? 'plays';
}

test.each([
  ['clips/intro-4s.mp4', 'plays'],
  ['clips/tour-5s.webm', 'plays'],
  ['clips/recorded-2s.webm', 'plays'],
  ['clips/theora-3s.ogv', 'ogg'],
  ['clips/hevc-2s.mp4', 'picture'],
  ['clips/quicktime-1s.mov', 'quicktime'],
  ['lies/matroska.webm', expect.stringContaining('Matroska files (.mkv)')],
  ['lies/prores.mp4', expect.stringContaining('Browsers cannot play this kind of video.')],
  ['lies/sound.mp4', 'The file holds no video, only sound.'],
  ['lies/sound.webm', 'The file holds no video, only sound.'],
  ['lies/sound.ogg', 'The file holds no video, only sound.'],
  ['lies/text.mp4', 'unknown'],
  ['lies/page.webm', 'unknown'],
  ['lies/picture.mp4', 'unknown'],
])('the format of %s is read from its content', async (path, verdict) => {
  expect(await verdictOn(await readFixture(path))).toEqual(verdict);
});

/** Replaces the last occurrence of a box name in an MP4 file. */
function renameBox(content: Uint8Array, from: string, to: string): void {
  const names = new TextDecoder('latin1').decode(content);
  content.set(new TextEncoder().encode(to), names.lastIndexOf(from));
}

test.each(['ac-3', 'ec-3', 'alac', 'sowt', 'lpcm'])(
  'sound in %s is recognized, which many browsers do not play',
  async (sampleEntry) => {
    const clip = await readFixture('clips/intro-4s.mp4');
    const content = new Uint8Array(await clip.arrayBuffer());
    renameBox(content, 'mp4a', sampleEntry);
    // The box states AAC, whatever the sample entry says.
    renameBox(content, 'esds', 'free');
    expect(await verdictOn(new Blob([content]))).toBe('sound');
  },
);

test('a file that was deleted from the disk has no known format', async () => {
  const unreadable = new Blob(['OggS']);
  unreadable.slice = () => {
    throw new DOMException('The file was deleted.', 'NotFoundError');
  };
  expect(await readVideoFormat(unreadable)).toBeNull();
});
