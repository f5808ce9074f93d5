/** Migrates the database of the settings and prints the seconds and the largest memory of this process in MB. */
import { migrate } from '../../../server/src/platform/database/migrate.ts';
import { openDatabase } from '../../../server/src/platform/database/open-database.ts';
import { readSettings } from '../../../server/src/settings.ts';

const database = openDatabase(readSettings());
const started = performance.now();
await migrate(database.db);
const seconds = (performance.now() - started) / 1000;
await database.close();
console.log(JSON.stringify({ seconds, memoryMb: process.resourceUsage().maxRSS / 1024 }));
