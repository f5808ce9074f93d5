// npm run check: format, lint, types, structure, dead code, packages, documents, plain language.
import { ensureInstalled } from './set-up/install.mjs';
import { runCommand } from './set-up/step.mjs';
import { createReport } from './test/report.mjs';
import { runChecks } from './test/stages.mjs';

await runCommand(async () => {
  await ensureInstalled();
  const report = createReport();
  await runChecks(report);
  process.exitCode = report.conclude();
});
