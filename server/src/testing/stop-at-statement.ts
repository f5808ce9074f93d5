import { expect } from 'vitest';
import { atStatement, type NthStatement } from './nth-statement.ts';

/** Does some work, and stops it by its signal at a moment in its middle. */
export async function stopAtStatement(
  work: (signal: AbortSignal) => Promise<unknown>,
  moment: NthStatement,
): Promise<void> {
  const ending = new AbortController();
  const endWatch = atStatement(moment, () => ending.abort());
  try {
    await work(ending.signal);
  } finally {
    endWatch();
  }
  expect(ending.signal.aborted, 'the moment has come').toBe(true);
}
