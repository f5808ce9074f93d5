/**
 * Fills an empty database of the schema before runs with 100,000 trainees, 900,000 rows of progress and their attempts,
 * and measures its migration. Ends with an error if that takes longer than 60 s or more than 600 MB, or if a count or a
 * figure of a trainee differs afterwards.
 *
 *     DATA_DIR=/tmp/old npm run bench:upgrade
 *     DATA_DIR=/tmp/old DATABASE_URL=postgres://… npm run bench:upgrade -- --trainees 20000
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { executedMigrations } from '../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../server/src/platform/database/open-database.ts';
import { readSettings } from '../../server/src/settings.ts';
import { fillOldDatabase } from './upgrade/old-rows.ts';
import { type Figures, readFigures } from './upgrade/trainee-figures.ts';

const LIMIT_SECONDS = 60;
const LIMIT_MB = 600;
const PROCESS = fileURLToPath(import.meta.resolve('./upgrade/upgrade-process.ts'));

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '500' },
    trainees: { type: 'string', default: '100000' },
  },
});

const settings = readSettings();
const before = await withDatabase(async ({ db }) => {
  if ((await executedMigrations(db)).length > 0) throw new Error('Name an empty database.');
  await fillOldDatabase(db, {
    companies: Number(values.companies),
    trainees: Number(values.trainees),
  });
  return readFigures(db, 'before');
});
const { stdout } = await promisify(execFile)(process.execPath, [PROCESS]);
const { seconds, memoryMb } = JSON.parse(stdout) as { seconds: number; memoryMb: number };
const after = await withDatabase(({ db }) => readFigures(db, 'after'));

const engine = settings.databaseUrl === undefined ? 'sqlite' : 'postgres';
console.log(`${engine}: ${JSON.stringify(before.counts)}`);
console.log(
  `migrated in ${seconds.toFixed(1)} s with ${memoryMb.toFixed(0)} MB (this process alone)`,
);
const faults = [
  ...(seconds > LIMIT_SECONDS ? [`It took longer than ${LIMIT_SECONDS} s.`] : []),
  ...(memoryMb > LIMIT_MB ? [`It took more than ${LIMIT_MB} MB.`] : []),
  ...differences(before, after),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else
  console.log(
    `Equal before and after: the counts, and the figures of ${after.trainees.length} trainees.`,
  );

async function withDatabase<T>(
  work: (opened: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const database = openDatabase(settings);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function differences(old: Figures, present: Figures): string[] {
  const counts = Object.entries(old.counts)
    .filter(([table, count]) => present.counts[table] !== count)
    .map(([table, count]) => `${table}: ${count} rows before, ${present.counts[table]} after.`);
  const changed = old.trainees.filter((figures, index) => figures !== present.trainees[index]);
  if (old.trainees.length !== present.trainees.length) counts.push('Trainees were lost or added.');
  if (changed.length > 0)
    counts.push(`Figures of ${changed.length} trainees differ: ${changed[0]}`);
  return counts;
}
