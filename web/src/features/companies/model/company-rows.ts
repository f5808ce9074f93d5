import type { AdminCompany } from '@portal/contract/companies';
import type { CompanyFigures } from '@portal/contract/reports';
import { searchKey } from '@portal/contract/text-keys';
import * as z from 'zod/mini';
import { searchText } from '#web/platform/routing/address-state.ts';
import { companiesTexts } from '../texts/catalogue.ts';

/** A company with its figures; null if it was added after they were loaded. */
export type CompanyRow = AdminCompany & {
  readonly figures: CompanyFigures | null;
};

export const SORT_KEYS = ['name', 'people', 'completed', 'stuck', 'average', 'upToDate'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** The list of companies as the address has it. */
export type CompaniesView = {
  readonly search: string;
  readonly sort: SortKey;
  readonly descending: boolean;
  /** Counted from 1. */
  readonly page: number;
};

export const viewSchema = z.object({
  search: searchText,
  sort: z.enum(SORT_KEYS),
  descending: z.pipe(
    z.literal('true'),
    z.transform(() => true),
  ),
  page: z.pipe(z.string().check(z.regex(/^[1-9][0-9]{0,6}$/)), z.transform(Number)),
});

export const FIRST_VIEW: CompaniesView = { search: '', sort: 'name', descending: false, page: 1 };

export const COMPANIES_PER_PAGE = 25;

export function companyRows(
  companies: readonly AdminCompany[],
  figures: readonly CompanyFigures[],
): CompanyRow[] {
  const figuresOf = new Map(figures.map((each) => [each.companyId, each]));
  return companies.map((company) => ({ ...company, figures: figuresOf.get(company.id) ?? null }));
}

/** The values by which companies are ordered; undefined for one without figures. */
const VALUES: Readonly<Record<Exclude<SortKey, 'name'>, (row: CompanyRow) => number | undefined>> =
  {
    // Shown on the cards, and newer than the figures.
    people: ({ traineeCount }) => traineeCount,
    completed: ({ figures }) => figures?.completedPercent,
    stuck: ({ figures }) => figures?.stuck,
    average: ({ figures }) => figures?.averageScore,
    upToDate: ({ figures }) => figures?.compliantPercent ?? undefined,
  };

/** Whether a trainee of any company has a required module. Without one, nothing says who is up to date. */
export function isAnyRequired(figures: readonly CompanyFigures[] | undefined): boolean {
  return figures?.some(({ compliantPercent }) => compliantPercent !== null) === true;
}

/** Whether an order needs the figures of the companies. */
export function isByFigures(sort: SortKey): sort is Exclude<SortKey, 'name' | 'people'> {
  return sort !== 'name' && sort !== 'people';
}

/** The rows whose name contains the text, in the chosen order. The given rows are in the order of names. */
export function chosenRows(rows: readonly CompanyRow[], view: CompaniesView): CompanyRow[] {
  const { search, sort, descending } = view;
  const text = searchKey(search);
  const found = rows.filter(({ name }) => searchKey(name).includes(text));
  if (sort === 'name') return descending ? found.reverse() : found;
  const sortValue = (row: CompanyRow) => VALUES[sort](row) ?? -1;
  const sign = descending ? -1 : 1;
  return found.toSorted((a, b) => sign * (sortValue(a) - sortValue(b)));
}

/** The figure by which the companies are ordered, in words; null if a card shows it in any order. */
export function figureWords({ figures }: CompanyRow, sort: SortKey): string | null {
  if (!isByFigures(sort)) return null;
  const t = companiesTexts().figure;
  if (figures === null) return t.none;
  switch (sort) {
    case 'completed':
      return t.completed(figures.completedPercent);
    case 'stuck':
      return t.stuck(figures.stuck);
    case 'average':
      return t.average(figures.averageScore);
    case 'upToDate':
      return figures.compliantPercent === null
        ? t.noneRequired
        : t.upToDate(figures.compliantPercent);
  }
}
