/** A log whose lines a test can read, as the process would write them. */
import type { LevelWithSilent } from 'pino';
import { createLog } from '../platform/create-log.ts';
import type { SecurityEvent } from '../platform/security-log.ts';

type LoggedLine = Readonly<Record<string, unknown>> & { readonly msg: string };

export function createRecordedLines(level: LevelWithSilent = 'info') {
  const texts: string[] = [];
  const log = createLog(level, {
    write: (text) => {
      texts.push(text);
    },
  });
  const lines = () => texts.map((text) => JSON.parse(text) as LoggedLine);
  return {
    log,
    /** The lines as written. */
    texts,
    lines,
    /** The lines of one security event. */
    of: (event: SecurityEvent) => lines().filter((line) => line['event'] === event),
    /** Removes the recorded lines. */
    clear: () => texts.splice(0),
  };
}
