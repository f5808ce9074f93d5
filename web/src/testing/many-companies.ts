import { acme } from './records.ts';

/** Companies named 'Company 001' and on, and figures of all but the first, which was added after they were loaded. */
export function manyCompanies(count: number) {
  const companies = Array.from({ length: count }, (_, i) => ({
    ...acme,
    id: i + 1,
    name: `Company ${String(i + 1).padStart(3, '0')}`,
    traineeCount: i + 1,
  }));
  const figures = companies.slice(1).map(({ id }) => ({
    companyId: id,
    people: id,
    completed: 1,
    completedPercent: 12.5,
    averageScore: id % 100,
    stuck: count - id,
    compliantPercent: null,
    countedAt: new Date().toISOString(),
  }));
  return { companies, figures };
}
