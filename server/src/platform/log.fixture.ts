import type { Logger } from './log.ts';

/** Records what is logged, for tests. */
export interface RecordingLog extends Logger {
  readonly lines: [level: string, message: string, facts: object][];
  messages(): string[];
}

export function createRecordingLog(): RecordingLog {
  const lines: RecordingLog['lines'] = [];
  const keep = (level: string) => (facts: object, message: string) => {
    lines.push([level, message, facts]);
  };
  return {
    lines,
    messages: () => lines.map(([, message]) => message),
    info: keep('info'),
    warn: keep('warn'),
    error: keep('error'),
  };
}
