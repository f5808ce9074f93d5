// npm run test:foreign: other programs read the files of the portal. Not part of `npm test`: LibreOffice takes long to
// install. Each check is a file in scripts/foreign/, which starts a portal of its own.
import { runQuietly, stopRunning } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { inRoot } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { runCommand } from './set-up/step.mjs';
import { NEEDS, provision } from './test/provision.mjs';
import { createReport } from './test/report.mjs';

const LIMIT_MS = 300_000;

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
  for (const { name, file, need } of CHECKS) {
    const program = need.find();
    if (program === undefined) {
      report.skip(`${name}: there is no ${need.name} (Debian: ${need.packages.join(' ')})`);
      continue;
    }
    const args = [inRoot('scripts', 'foreign', file), program];
    const { code, output } = await runQuietly(runtimePath(), args, { timeoutMs: LIMIT_MS });
    process.stdout.write(`${code === 0 ? '✓' : '✗'} ${name}\n`);
    if (code === 0) {
      report.pass();
      continue;
    }
    process.stdout.write(output);
    report.fail(name);
  }
});
if (process.exitCode) report.fail('npm run test:foreign itself');
process.exitCode = report.conclude();
