/** For `node --import`: the process has the made-up second migration. */
import { addSecondMigration } from './second-migration.ts';

addSecondMigration();
