import { expect, test } from 'vitest';
import { acceptsFile } from './accepts-file.ts';

const clip = { name: 'Intro.MP4', type: 'video/mp4' };

test.each(['', 'video/*', 'video/mp4', '.mp4', 'image/png, video/mp4', 'IMAGE/PNG,.mp4'])(
  "a clip fits accept='%s'",
  (accept) => expect(acceptsFile(accept, clip)).toBe(true),
);

test.each(['image/*', '.webm', 'video/webm', 'vid/*'])(
  "a clip does not fit accept='%s'",
  (accept) => expect(acceptsFile(accept, clip)).toBe(false),
);
