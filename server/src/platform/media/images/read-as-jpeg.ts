import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('./jpeg-worker.ts', import.meta.url));
const TIMEOUT_MS = 60_000;
/** Much more than a picture of the greatest stored size has. */
const MAX_BYTES = 16 * 1024 * 1024;

/** A picture of the media store as JPEG on white, for formats that know neither WebP nor transparency. */
export async function readAsJpeg(path: string): Promise<Buffer> {
  const { stdout } = await run(process.execPath, [PROGRAM, path], {
    encoding: 'buffer',
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_BYTES,
  });
  return stdout;
}
