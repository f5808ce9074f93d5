import type { Migration } from 'kysely/migration';
import * as schema from './001-schema.ts';

/** Forward only, in order of their names. A migration of a released version is never edited. */
export const migrations: Record<string, Migration> = {
  '001-schema': schema,
};
