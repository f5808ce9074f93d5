/** The program of the process that checks a large database: `process.argv[2]` is the data folder. */
import { constants, setPriority } from 'node:os';
import { openDatabase } from '../open-database.ts';
import { findDamagedPages } from './damage.ts';

setPriority(constants.priority.PRIORITY_LOW);
const database = openDatabase({ dataDir: process.argv[2] ?? '', readOnly: true });
try {
  process.stdout.write(JSON.stringify(await findDamagedPages(database.db)));
} finally {
  await database.close();
}
