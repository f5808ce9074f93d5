import { expect, test } from 'vitest';
import { readFixture } from '#web/testing/read-fixture.ts';
import { chooseFrame } from '../model/film-frames.ts';
import { scoreFrame } from '../model/frame-score.ts';
import {
  canvasOf,
  drawPoster,
  POSTER_BYTES_MAX,
  posterOfFile,
  posterSize,
} from '../model/poster-picture.ts';

const chosenFrom = async (file: File, signal = new AbortController().signal) => {
  const url = URL.createObjectURL(file);
  const poster = await chooseFrame({ url, duration: 4 }, signal);
  URL.revokeObjectURL(url);
  return poster;
};

async function pixelsOf(picture: Blob) {
  const bitmap = await createImageBitmap(picture);
  const context = canvasOf(bitmap).getContext('2d');
  if (context === null) throw new Error('There is no canvas.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

test.for(['clips/intro-4s.mp4', 'clips/tour-5s.webm'])(
  'a good frame is chosen from %s',
  async (path) => {
    const poster = await chosenFrom(await readFixture(path));
    expect(poster?.type).toBe('image/jpeg');
    expect(poster?.size).toBeLessThanOrEqual(POSTER_BYTES_MAX);
    expect(scoreFrame(await pixelsOf(poster ?? new Blob()))).toBeGreaterThan(0);
  },
);

test('no frame is chosen from a file that is no film, or after the end', async () => {
  expect(await chosenFrom(await readFixture('lies/text.mp4'))).toBeNull();
  const ended = AbortSignal.abort();
  expect(await chosenFrom(await readFixture('clips/tour-5s.webm'), ended)).toBeNull();
});

/** A film of one black second, recorded from a canvas. */
async function blackFilm(): Promise<File> {
  const canvas = canvasOf({ width: 64, height: 36 });
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const { promise, resolve } = Promise.withResolvers<void>();
  recorder.onstop = () => resolve();
  recorder.start();
  for (let frame = 0; frame < 25; frame += 1) {
    context?.fillRect(0, 0, 64, 36);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await promise;
  return new File(parts, 'black.webm');
}

test('no frame is chosen from a black film', async () => {
  const url = URL.createObjectURL(await blackFilm());
  const signal = new AbortController().signal;
  expect(await chooseFrame({ url, duration: 0.3 }, signal)).toBeNull();
  URL.revokeObjectURL(url);
});

test('a poster keeps the proportions within its bounds', () => {
  expect(posterSize({ width: 3840, height: 2160 })).toEqual({ width: 1280, height: 720 });
  expect(posterSize({ width: 1080, height: 1920 })).toEqual({ width: 720, height: 1280 });
  expect(posterSize({ width: 320, height: 180 })).toEqual({ width: 320, height: 180 });
  expect(posterSize({ width: 20_000, height: 2 })).toEqual({ width: 1280, height: 1 });
});

test('a picture that compresses badly is made small enough', async () => {
  const noise = canvasOf({ width: 1600, height: 900 });
  const pixels = new ImageData(1600, 900);
  for (let from = 0; from < pixels.data.length; from += 65_536)
    crypto.getRandomValues(pixels.data.subarray(from, from + 65_536));
  noise.getContext('2d')?.putImageData(pixels, 0, 0);
  const poster = await drawPoster(noise, noise);
  expect(poster?.size).toBeLessThanOrEqual(POSTER_BYTES_MAX);
});

test('a picture file becomes a JPEG without transparent parts; another file is refused', async () => {
  const poster = await posterOfFile(await readFixture('logos/brightwater-foods.png'));
  expect(poster?.type).toBe('image/jpeg');
  expect(await posterOfFile(new File(['no picture'], 'a.png'))).toBeNull();
});
