import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UnsupportedMediaError } from '../media-errors.ts';
import type { StagedContent, StagedFile } from '../media-store.ts';
import { damagedImage, slowImage } from './image-errors.ts';
import type { RewriteResult } from './rewrite-image-worker.ts';

interface RewrittenImage {
  readonly contentType: 'image/webp';
  readonly extension: 'webp';
  readonly file: StagedFile;
}

/**
 * Rewrites the content of the staged image, scaled down to at most `sideMax` pixels; commit the returned file and not
 * the given one.
 * @throws UnsupportedMediaError with a sentence for users
 */
export type ImageRewriter = (staged: StagedFile, sideMax: number) => Promise<RewrittenImage>;

interface ImageRewriterOptions {
  /** The maximum duration of one rewriting in ms. */
  readonly timeoutMs?: number;
}

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('./rewrite-image-worker.ts', import.meta.url));
/** The slowest accepted picture takes about 4 s of CPU time (AVIF of 4,096 × 4,096 pixels). */
const TIMEOUT_MS = 60_000;

/** Rewrites one image at a time, because each can need some hundred MB of memory, which its process then gives back. */
export function createImageRewriter({
  timeoutMs = TIMEOUT_MS,
}: ImageRewriterOptions = {}): ImageRewriter {
  let last: Promise<unknown> = Promise.resolve();
  return async (staged, sideMax) => {
    const rewriting = last.then(() => rewriteFile(staged.path, sideMax, timeoutMs));
    last = rewriting.catch(() => undefined);
    const content = await rewriting;
    return { contentType: 'image/webp', extension: 'webp', file: staged.withContent(content) };
  };
}

async function rewriteFile(path: string, sideMax: number, timeout: number): Promise<StagedContent> {
  const options = { timeout, killSignal: 'SIGKILL' } as const;
  const { stdout } = await run(process.execPath, [PROGRAM, path, String(sideMax)], options).catch(
    (error: unknown) => {
      throw refusalOf(error) ?? error;
    },
  );
  const result = JSON.parse(stdout) as RewriteResult;
  if ('refusal' in result) throw new UnsupportedMediaError(result.refusal);
  return result;
}

/** A process that ended by a signal was stopped after its time, or has crashed because of the picture. */
function refusalOf(error: unknown): UnsupportedMediaError | null {
  const { killed, signal } = error as { killed?: boolean; signal?: NodeJS.Signals | null };
  if (killed === true) return slowImage();
  return typeof signal === 'string' ? damagedImage() : null;
}
