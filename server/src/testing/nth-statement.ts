import { watchStatements } from './watch-statements.ts';

/** A moment in the work of a process: it has given the database so many statements with this text. */
export interface NthStatement {
  /** Any statement counts without it. */
  readonly text?: string;
  readonly count: number;
}

/** Calls `act` once, at that moment. Returns a function that ends the watch. */
export function atStatement({ text = '', count }: NthStatement, act: () => void): () => void {
  let met = 0;
  return watchStatements((statement) => {
    if (!statement.includes(text)) return;
    met += 1;
    if (met === count) act();
  });
}
