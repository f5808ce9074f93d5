import { expect, it } from 'vitest';
import { mediaUrl } from './media-url.ts';

it('leaves full addresses and sends the others to the uploads', () => {
  expect(mediaUrl('https://cdn.example/a.mp4')).toBe('https://cdn.example/a.mp4');
  expect(mediaUrl('logos/7')).toBe('/api/uploads/logos/7');
  expect(mediaUrl('/logos/7')).toBe('/api/uploads/logos/7');
});
