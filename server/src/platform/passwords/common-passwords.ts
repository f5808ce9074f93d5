import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const COUNT = 10_000;
// Most common first. The package's main entry would unpack five times as much, including its word list, in one step of
// a tenth of a second. The file is read without blocking and parsed in a few milliseconds.
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

let list: Promise<string> | undefined;

/** Whether it is one of the 10,000 most common passwords, ignoring case. Reads the list on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const candidate = password.toLowerCase();
  return !candidate.includes('\n') && (await list).includes(`\n${candidate}\n`);
}

/** One string of 77 kB, searched in some 25 µs: a set of the same words takes about a megabyte. */
async function readList(): Promise<string> {
  const path = createRequire(import.meta.url).resolve(LIST);
  const ranked: string[] = JSON.parse(await readFile(path, 'utf8'));
  return `\n${ranked.slice(0, COUNT).join('\n').toLowerCase()}\n`;
}
