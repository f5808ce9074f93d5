/** Another process that uses the same SQLite file, for tests of how the portal waits for it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ForeignProcess extends AsyncDisposable {
  /** Ends the process's transaction and closes its connection. */
  release(): Promise<void>;
}

const PROGRAM = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 60_000 });
  const [, , statements] = process.argv;
  process.stdin.on('end', () => database.close()).resume();
  if (!statements.includes('checkpoint')) database.exec(statements);
  process.stdout.write('ready');
  if (statements.includes('checkpoint')) setImmediate(() => database.exec(statements));
`;

/**
 * Resolves when the process has run the statements, or, for a checkpoint, which may have to wait, when it is about to.
 */
export async function runForeign(file: string, statements: string): Promise<ForeignProcess> {
  const child = spawn(process.execPath, ['-e', PROGRAM, file, statements], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  const release = async () => {
    child.stdin.end();
    await ended;
  };
  return { release, [Symbol.asyncDispose]: release };
}
