import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../../scripts/set-up/paths.mjs';

interface Size {
  readonly trainees: number;
  /** Answers to a quiz, in rows. */
  readonly answers?: number;
}

/** Fills the empty portal that the settings name, with a company for each 200 trainees. */
export async function runFill(
  { trainees, answers = 0 }: Size,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const companies = Math.ceil(trainees / 200);
  const size = ['--trainees', trainees, '--companies', companies, '--answers', answers].map(String);
  await promisify(execFile)(process.execPath, [inRoot('bench', 'src', 'fill.ts'), ...size], {
    env: { ...process.env, ...settings },
  });
}
