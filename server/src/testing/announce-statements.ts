/** For `node --import`: writes the text of ANNOUNCED to the standard output for each statement of the process. */
import { writeSync } from 'node:fs';
import { watchStatements } from './watch-statements.ts';

watchStatements(() => void writeSync(1, process.env['ANNOUNCED'] ?? ''));
