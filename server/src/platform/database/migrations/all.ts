import type { Migration } from 'kysely/migration';
import * as foundation from './001-foundation.ts';
import * as traineesOfACompany from './002-trainees-of-a-company.ts';

/** Forward only, in order of their names. A migration that has landed is never edited. */
export const migrations: Record<string, Migration> = {
  '001-foundation': foundation,
  '002-trainees-of-a-company': traineesOfACompany,
};
