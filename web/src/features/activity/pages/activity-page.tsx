import { useRef } from 'react';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { ActivityFilters } from '../components/activity-filters.tsx';
import { ActivityResults } from '../components/activity-results.tsx';
import { ExportActivity } from '../components/export-activity.tsx';
import { ALL_CHANGES } from '../model/activity-filter.ts';
import { useActivityList } from '../model/use-activity-list.ts';
import { activityTexts } from '../texts/catalogue.ts';

export function Component() {
  const list = useActivityList();
  const results = useRef<HTMLElement>(null);

  function showAll() {
    list.choose(ALL_CHANGES);
    // The clicked button is removed.
    results.current?.focus();
  }

  return (
    <>
      <PageHeader {...usePageHeader()} actions={<ExportActivity filter={list.filter} />} />
      <div className="grid grid-cols-1 gap-5">
        <ActivityFilters filter={list.filter} onChange={list.choose} />
        <section
          ref={results}
          tabIndex={-1}
          aria-label={activityTexts().changes}
          className="outline-none"
        >
          <Region>
            <ActivityResults list={list} onShowAll={showAll} />
          </Region>
        </section>
      </div>
    </>
  );
}
