import { expect, it } from 'vitest';
import { scrollKey } from './scroll-key.ts';

it('identifies the first page of a document by its path', () => {
  const trainees = scrollKey({ key: 'default', pathname: '/admin/track-trainee' });
  const activity = scrollKey({ key: 'default', pathname: '/admin/activity' });
  expect(trainees).not.toBe(activity);
});

it('identifies every later page by its own key', () => {
  const first = scrollKey({ key: 'k3j2h1', pathname: '/chat' });
  const second = scrollKey({ key: 'a9b8c7', pathname: '/chat' });
  expect(first).not.toBe(second);
});
