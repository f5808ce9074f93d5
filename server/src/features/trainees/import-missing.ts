/** Finds the trainees of a company who are not in a file: a monthly list names leavers by leaving them out. */
import { IMPORT_MISSING_LISTED } from '@portal/contract/limits';
import type { Within } from '@portal/contract/reach-rules';
import type { MissingTrainees } from '@portal/contract/trainee-import';
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import type { KnownTrainee } from './known-accounts.ts';
import { countTraineesOfCompany, findTraineesOfCompany } from './queries.ts';

/** Trainees per query; about 1 ms on SQLite. */
const TRAINEES_PER_BATCH = 500;

/**
 * By company, of those that have some of the known trainees. A file of new people alone is no list of a company. Only
 * trainees within the limit are named and counted, as the known ones are.
 */
export async function findMissing(
  db: Db,
  rows: readonly { readonly known: KnownTrainee }[],
  within: Within,
): Promise<MissingTrainees[]> {
  const byCompany = Map.groupBy(rows, ({ known }) => known.company.id);
  const missing: MissingTrainees[] = [];
  const slice = startTimeSlice();
  for (const [companyId, ofCompany] of byCompany) {
    if (missing.length === IMPORT_MISSING_LISTED) break;
    const present = new Set(ofCompany.map(({ known }) => known.id));
    const count = (await countTraineesOfCompany(db, companyId, within)) - present.size;
    if (count > 0) {
      const people = await firstMissing(db, { companyId, within }, present);
      missing.push({ company: ofCompany[0]?.known.company.name ?? '', count, people });
    }
    if (slice.isOver) await slice.next();
  }
  return missing;
}

async function firstMissing(
  db: Db,
  company: { readonly companyId: number; readonly within: Within },
  present: ReadonlySet<number>,
) {
  const people: MissingTrainees['people'] = [];
  const slice = startTimeSlice();
  for (let after = 0; people.length < IMPORT_MISSING_LISTED; ) {
    const batch = { ...company, after, limit: TRAINEES_PER_BATCH };
    const trainees = await findTraineesOfCompany(db, batch);
    for (const { id, name, email } of trainees) if (!present.has(id)) people.push({ name, email });
    if (trainees.length < TRAINEES_PER_BATCH) break;
    after = trainees.at(-1)?.id ?? 0;
    if (slice.isOver) await slice.next();
  }
  return people.slice(0, IMPORT_MISSING_LISTED);
}
