import { describe, expect, it } from 'vitest';
import { median } from '../figures.ts';
import { createRandom } from '../scale/random.ts';
import { countedKeys, type KnownScore, matches, sampleKeys } from './knowledge.ts';
import { playQuiz } from './play-quiz.ts';

const quiz = { questions: 10, drawn: 10, options: 4, accounts: 1, samples: 150 };

function play(games: number, changes: Partial<Parameters<typeof playQuiz>[0]>) {
  const random = createRandom(15);
  const played = Array.from({ length: games }, () => playQuiz({ ...quiz, ...changes }, random));
  return {
    minutes: median(played.map((game) => game.minutes)),
    tries: median(played.map((game) => game.tries)),
  };
}

describe('an adversary who knows nothing', () => {
  it('needs more than 90 minutes with one account', () => {
    expect(play(40, {}).minutes).toBeGreaterThan(90);
  });

  it('uses the scores well: exact ones lead to a pass in nine tries', () => {
    expect(play(30, { showsExactly: true }).tries).toBeLessThanOrEqual(9);
  });

  it('needs no more time with more accounts', () => {
    expect(play(10, { accounts: 8 }).minutes).toBeLessThanOrEqual(1);
  });
});

it.each(['sampled', 'counted'])('%s keys agree with all shown scores', (how) => {
  const random = createRandom(1);
  const known: KnownScore[] = [
    { chosen: new Int8Array(10).fill(0), correct: 3, isUpperBound: false },
    { chosen: new Int8Array(10).fill(1), correct: 2, isUpperBound: true },
  ];
  const wanted = { count: 50, random };
  const keys = how === 'sampled' ? sampleKeys(known, quiz, wanted) : countedKeys(known, 10, wanted);
  expect(keys.length).toBeGreaterThan(40);
  for (const key of keys) {
    const [first, second] = known.map(({ chosen }) => matches(chosen, key));
    expect([first, (second ?? 9) <= 2]).toEqual([3, true]);
  }
});
