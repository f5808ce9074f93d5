/** The seconds at which Chromium ends each of these files, measured by playing them, and what the portal measures. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editMp4, scaleMp4Durations, stateWebmSeconds } from '#server/testing/restated-videos.ts';
import { WorkerPool } from '../worker/worker-pool.ts';
import { createVideoMeasure, createVideoProbe } from './probe-video.ts';

const fixture = (name: string) =>
  readFile(new URL(`../../../../fixtures/${name}`, import.meta.url));
/** A player ends at most this far from what the frames say: it rounds, and sound comes in packets. */
const CLOSE_SECONDS = 0.05;

const workers = new WorkerPool();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'measured-length-'));
});
afterAll(async () => {
  await workers.close();
  await rm(folder, { recursive: true });
});

const probe = createVideoProbe(workers);

async function stored(content: Uint8Array): Promise<string> {
  const path = join(folder, 'video');
  await writeFile(path, content);
  return path;
}

async function expectSeconds(content: Uint8Array, seconds: number): Promise<void> {
  const { durationSeconds } = await probe(await stored(content));
  expect(Math.abs((durationSeconds ?? 0) - seconds)).toBeLessThan(CLOSE_SECONDS);
}

describe('the length of a video', () => {
  it.each([
    ['sound goes on after the picture (MP4)', 'lengths/sound-4s.mp4', 4],
    ['sound goes on after the picture (WebM)', 'lengths/sound-4s.webm', 4],
    ['sound goes on after the picture (Ogg)', 'lengths/sound-4s.ogv', 4],
    ['the sound begins later', 'lengths/sound-from-1s.mp4', 3.2],
    ['an MP4 is in fragments', 'lengths/fragments-2s.mp4', 2.2],
    ['the last picture stays for 5 s', 'lengths/frames-of-5s.webm', 10],
    ['subtitles go on after the end', 'lengths/subtitles-12s.webm', 2],
    ['a recording states no duration and has no index', 'clips/recorded-2s.webm', 2],
  ])('is that of picture and sound if %s', async (_case, name, seconds) => {
    await expectSeconds(await fixture(name), seconds);
  });

  it.each([1, 5.9, 62.9])('is not the %s s that a WebM file states', async (stated) => {
    await expectSeconds(stateWebmSeconds(await fixture('clips/tour-5s.webm'), stated), 5);
  });

  it.each([0.3, 1.05, 20])('is not %s of its length that an MP4 file states', async (factor) => {
    await expectSeconds(scaleMp4Durations(await fixture('clips/intro-4s.mp4'), factor), 4);
  });

  it.each([
    ['its end is cut off', [[1, 0]], 1],
    ['its beginning is cut off', [[9, 1]], 3],
    [
      'a part in the middle is cut out',
      [
        [1, 0],
        [0.5, 2],
      ],
      1.5,
    ],
    [
      'a part comes twice',
      [
        [4, 0],
        [4, 0],
      ],
      8,
    ],
    [
      'it begins with a pause',
      [
        [2, null],
        [3, 0],
      ],
      5,
    ],
    ['its last part goes on to the end', [[0, 1]], 3],
  ] as const)('is that of the edited film if %s', async (_case, edits, seconds) => {
    await expectSeconds(editMp4(await fixture('lengths/sound-4s.mp4'), edits), seconds);
  });

  it('is not measured by the sound that most browsers leave out', async () => {
    const content = await fixture('lengths/sound-4s.mp4');
    content.write('ac-3', content.indexOf('mp4a'));
    await expectSeconds(content, 2);
  });

  it('is unknown for what is no video', async () => {
    const measure = createVideoMeasure(workers);
    expect(await measure(await stored(await fixture('lies/text.mp4')))).toBeNull();
  });
});

it.each(['clips/tour-5s.webm', 'clips/intro-4s.mp4', 'lengths/sound-4s.mp4'])(
  'refuses %s without its last third, whatever it states',
  async (name) => {
    const content = await fixture(name);
    const cut = content.subarray(0, (content.length * 2) / 3);
    await expect(probe(await stored(cut))).rejects.toThrow();
    const restated = name.endsWith('webm') ? stateWebmSeconds(cut, 9) : scaleMp4Durations(cut, 3);
    await expect(probe(await stored(restated))).rejects.toThrow();
  },
);
