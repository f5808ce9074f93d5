/** The installed program as a process, in an environment without the settings and tools of this one. */
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchChild } from '../../server/src/testing/watch-child.ts';

export function openProgram(program: string, cwd: string, env: Record<string, string> = {}) {
  function start(args: readonly string[]) {
    const PATH = [dirname(process.execPath), '/usr/bin', '/bin'].join(':');
    return watchChild(spawn(program, args, { cwd, env: { PATH, HOME: cwd, ...env } }));
  }

  /** Runs it to its end, and returns what it has printed. */
  async function run(args: readonly string[]): Promise<string> {
    const { ended, said } = start(args);
    assert.equal(await ended, 0, said());
    return said();
  }

  return { start, run };
}

/** The files with code that processes have loaded, as they wrote them at their end into the folder (NODE_V8_COVERAGE). */
export function loadedFiles(folder: string): string[] {
  const reports = readdirSync(folder).map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { result: { url: string }[] },
  );
  const urls = reports.flatMap(({ result }) => result.map(({ url }) => url));
  return [
    ...new Set(urls.filter((url) => url.startsWith('file:')).map((url) => fileURLToPath(url))),
  ].sort();
}
