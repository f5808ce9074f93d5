import { expect, test } from 'vitest';
import { videoWarning } from './video-warning.ts';

const megabyte = 1024 * 1024;

test('a video that shows a picture and is of usual size is nothing to warn of', () => {
  expect(videoWarning({ size: 100 * megabyte }, { hasPicture: true })).toBeNull();
  expect(videoWarning({ size: 5 }, null)).toBeNull();
});

test('a picture that this browser cannot show, and a size that may be refused, are told', () => {
  expect(videoWarning({ size: 5 }, { hasPicture: false })).toMatch(/shows no picture/);
  expect(videoWarning({ size: 100 * megabyte + 1 }, { hasPicture: true })).toBe(
    'The video is larger than 100MB and may be refused.',
  );
});
