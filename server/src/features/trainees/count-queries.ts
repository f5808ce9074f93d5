/** The number of trainees who match a search, which is shown with each page. */
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { deletedCompanies } from '../companies/service.ts';
import { type StandingFilter, standsAs } from './condition-queries.ts';
import type { Searched } from './filter-queries.ts';
import { matchingCompanies, type TraineeFilter } from './list-queries.ts';
import { containsText, isInCompany, isIndexed, isInIndex } from './search-queries.ts';

/** Returns the number of trainees who match the text and stand so. */
export function countMatches(db: Db, searched: Searched): Promise<number> {
  const { search, companyId, standing } = searched;
  return isIndexed(db, search) && companyId === null && standing === null
    ? countByIndex(db, searched)
    : countByText(db, searched);
}

/**
 * Counts in the index of parts, which is quicker than to read all texts. It has no companies, so the texts of deleted
 * ones, and of those that match by their name, are read.
 */
async function countByIndex(
  db: Db,
  { search, includesCompanyNames }: TraineeFilter,
): Promise<number> {
  const contains = containsText(search);
  const texts = db
    .selectFrom('trainee_search')
    .select(({ fn }) => fn.countAll<number>().as('total'));
  const hidden = texts.where('company_id', 'in', deletedCompanies()).where(contains);
  const byCompany = texts
    .where('company_id', 'in', matchingCompanies(db, search))
    .where(({ not }) => not(contains));
  const counts = await db
    .selectFrom('trainee_search_parts')
    .modifyFront(longRead)
    .select(({ fn }) => [fn.countAll<number>().as('indexed'), hidden.as('hidden')])
    .$if(includesCompanyNames, (query) => query.select(byCompany.as('byCompany')))
    .where(isInIndex(search))
    .executeTakeFirstOrThrow();
  return counts.indexed - (counts.hidden ?? 0) + (counts.byCompany ?? 0);
}

/** Reads the texts of the company, or of all trainees. */
async function countByText(
  db: Db,
  { search, companyId, includesCompanyNames, standing }: Searched,
): Promise<number> {
  const { total } = await db
    .selectFrom('trainee_search')
    .modifyFront(longRead)
    .where(isInCompany)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(companyId !== null, (query) => query.where('trainee_search.company_id', '=', companyId))
    .$if(standing !== null, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('trainee_figures as figures')
            .select('figures.user_id')
            .whereRef('figures.user_id', '=', 'trainee_search.user_id')
            .where(standsAs(standing as StandingFilter)),
        ),
      ),
    )
    .where((eb) =>
      includesCompanyNames
        ? eb.or([
            containsText(search),
            eb('trainee_search.company_id', 'in', matchingCompanies(db, search)),
          ])
        : containsText(search),
    )
    .executeTakeFirstOrThrow();
  return total;
}
