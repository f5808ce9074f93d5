import type { GroupFilter } from '@portal/contract/fields';
import { PRINTED_PEOPLE_MAX, REPORT_PAGE_SIZE } from '@portal/contract/limits';
import { useState } from 'react';
import { useCompanyReport } from '../api/company-report.ts';

/** The report of a company, or of a group in it, and how much of it is on the screen: printing may have loaded more. */
export function useReport(companyId: number, group: GroupFilter | null) {
  const report = useCompanyReport(companyId, group);
  const [shown, setShown] = useState(REPORT_PAGE_SIZE);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = report;
  const loaded = data?.people.length ?? 0;

  async function showMore(): Promise<void> {
    if (shown >= loaded) await fetchNextPage();
    setShown(shown + REPORT_PAGE_SIZE);
  }

  /** Loads the trainees that a printed report has. */
  async function loadForPrint(): Promise<void> {
    for (let count = loaded, hasMore = hasNextPage; hasMore && count < PRINTED_PEOPLE_MAX; ) {
      const next = await fetchNextPage();
      if (next.error !== null) throw next.error;
      count = next.data?.people.length ?? 0;
      hasMore = next.hasNextPage;
    }
  }

  return {
    ...report,
    /** The trainees on the screen. */
    people: data?.people.slice(0, shown) ?? [],
    more: {
      hasNextPage: hasNextPage || shown < loaded,
      isFetchingNextPage,
      fetchNextPage: showMore,
    },
    loadForPrint,
  };
}
