const COUNT = 10_000;

let list: Promise<string> | undefined;

/** Whether it is one of the 10,000 most common passwords, ignoring case. Reads the list on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList();
  const candidate = password.toLowerCase();
  return !candidate.includes('\n') && (await list).includes(`\n${candidate}\n`);
}

/** One string of 77 kB, searched in some 25 µs: a set of the same words takes about a megabyte. */
async function readList(): Promise<string> {
  // Most common first. A file of its own in the build, parsed in a few milliseconds; the package's main entry would unpack
  // five times as much, including its word list, in one step of a tenth of a second.
  const { default: ranked } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  return `\n${ranked.slice(0, COUNT).join('\n').toLowerCase()}\n`;
}
