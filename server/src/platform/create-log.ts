import pino, { type DestinationStream, type LevelWithSilentOrString, type Logger } from 'pino';
import { currentRequest } from './current-request.ts';
import { loggedError } from './logged-error.ts';

/** Characters that JSON does not escape and that end a line, move the cursor or reverse text in a terminal. */
const UNSAFE = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g;

/** The log of a process, as JSON lines on standard output. A line that is written for a request has its id. */
export function createLog(level: LevelWithSilentOrString, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: requestFacts,
    serializers: { err: loggedError },
    hooks: { streamWrite: escapeUnsafe },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function requestFacts(): object {
  const request = currentRequest();
  return request === undefined ? {} : { requestId: request.id };
}

/** Such characters can only be inside a JSON string, where the escaped form is equivalent. */
function escapeUnsafe(line: string): string {
  return line.replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
