/** A small attack; `npm run drill:watching` makes a larger one. */
import { describe, expect } from 'vitest';
import { it } from '#server/testing/portal-test.ts';
import { attackWatching, leastRatio, randomFrom } from '../testing/watch-adversary.ts';

describe('an adversary who watches nothing', () => {
  it.for([
    { seconds: 1.4, modules: 1, stepMs: 10, reporting: 1 },
    { seconds: 4, modules: 1, stepMs: 25, reporting: 0.5 },
    { seconds: 60, modules: 1, stepMs: 500, reporting: 0.5 },
    { seconds: 20, modules: 3, stepMs: 300, reporting: 1 },
  ])('needs the time of films of $seconds s in $modules modules', async (film, { portal }) => {
    const attack = { ...film, sessions: 3, random: randomFrom(7) };
    const ratio = await attackWatching(portal, attack);
    expect(ratio).toBeGreaterThanOrEqual(leastRatio(film.seconds));
  });
});
