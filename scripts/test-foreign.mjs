// npm run test:foreign: other programs read, build and run the files of the portal. Not part of `npm test`: LibreOffice
// takes long to install. Each check is a file in scripts/foreign/, which starts what it needs. A line that it prints with
// "skipped: " is the reason why a part of it cannot run on this machine.
import { runQuietly, stopRunning } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { inRoot } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { runCommand } from './set-up/step.mjs';
import { NEEDS, provision } from './test/provision.mjs';
import { createReport } from './test/report.mjs';

const LIMIT_MS = 300_000;
/** Debian, the packages and the image are made again each time. */
const IMAGE_LIMIT_MS = 1_800_000;
const SKIPPED = 'skipped: ';

const CHECKS = [
  {
    name: 'badges and the list of withdrawn ones, verified by jwcrypto of Python',
    file: 'badges.ts',
    need: NEEDS.jwcrypto,
  },
  {
    name: 'calendars, read by icalendar of Python',
    file: 'calendar.ts',
    need: NEEDS.icalendar,
  },
  {
    name: 'compose files, read by docker-compose and nginx',
    file: 'compose.ts',
    need: NEEDS.compose,
  },
  {
    name: 'the image, built by Buildah and run in a chroot',
    file: 'image.ts',
    need: NEEDS.buildah,
    timeoutMs: IMAGE_LIMIT_MS,
  },
  {
    name: 'PDFs of certificates, read by qpdf and Poppler',
    file: 'certificates.ts',
    need: NEEDS.pdf,
  },
  {
    name: 'proofs of certificates and the signed log, verified by tlog of Go',
    file: 'proofs.ts',
    need: NEEDS.go,
  },
  {
    name: 'spreadsheets, read and written by LibreOffice',
    file: 'spreadsheet.ts',
    need: NEEDS.libreoffice,
  },
  {
    name: 'the unit for systemd, checked by systemd-analyze',
    file: 'systemd.ts',
    need: NEEDS.systemd,
  },
];

const report = createReport();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    stopRunning();
    process.exit(1);
  });
}

await runCommand(async () => {
  await ensureInstalled();
  await provision(CHECKS.map(({ need }) => need));
  for (const { name, file, need, timeoutMs = LIMIT_MS } of CHECKS) {
    const program = need.find();
    if (program === undefined) {
      report.skip(`${name}: there is no ${need.name} (Debian: ${need.packages.join(' ')})`);
      continue;
    }
    const args = [inRoot('scripts', 'foreign', file), program];
    const { code, output } = await runQuietly(runtimePath(), args, { timeoutMs });
    const reasons = output.split('\n').filter((line) => line.startsWith(SKIPPED));
    const passes = reasons.length > 0 ? '–' : '✓';
    process.stdout.write(`${code === 0 ? passes : '✗'} ${name}\n${output}`);
    if (code !== 0) report.fail(name);
    else if (reasons.length === 0) report.pass();
    for (const reason of reasons) report.skip(`${name}: ${reason.slice(SKIPPED.length)}`);
  }
});
if (process.exitCode) report.fail('npm run test:foreign itself');
process.exitCode = report.conclude();
