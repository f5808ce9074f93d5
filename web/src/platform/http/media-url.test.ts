import { expect, it } from 'vitest';
import { mediaUrl } from './media-url.ts';

it('returns full addresses unchanged and puts the others below the uploads path', () => {
  expect(mediaUrl('https://cdn.example/a.mp4')).toBe('https://cdn.example/a.mp4');
  expect(mediaUrl('logos/7')).toBe('/api/uploads/logos/7');
  expect(mediaUrl('/logos/7')).toBe('/api/uploads/logos/7');
});
