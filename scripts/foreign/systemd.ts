/** systemd checks its unit for the portal: each line is understood, and the portal is well shut in. */
import { deepEqual, equal } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { inRoot } from '../set-up/paths.mjs';

const NAME = 'training-portal.service';
/** An exposure of 2.0, of 10. */
const THRESHOLD = 20;

const [analyze = ''] = process.argv.slice(2);
await using folder = await makeTestFolder();
const path = join(folder.path, NAME);
// The package is not installed here, and systemd refuses a unit whose program is not there.
const unit = readFileSync(inRoot('docs', NAME), 'utf8');
writeFileSync(path, unit.replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`));

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(analyze, args, { encoding: 'utf8' });
  return { status, lines: `${stdout}${stderr}`.trimEnd().split('\n') };
}

const verified = run('verify', path);
equal(verified.status, 0, verified.lines.join('\n'));
deepEqual(
  verified.lines.filter((line) => line.includes(NAME)),
  [],
);

const shutIn = run('security', '--offline=yes', `--threshold=${THRESHOLD}`, '--no-pager', path);
const summary = shutIn.lines.at(-1) ?? '';
equal(shutIn.status, 0, summary);
console.log(summary);
