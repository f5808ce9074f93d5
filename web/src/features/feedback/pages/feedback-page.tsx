import { lazy, Suspense, useRef } from 'react';
import { withTexts } from '#web/platform/language/catalogue.ts';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import { useOnlyCompany } from '#web/platform/session/use-reach.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { FeedbackFilters } from '../components/feedback-filters.tsx';
import { FeedbackList } from '../components/feedback-list.tsx';
import { ChartsSkeleton, FiguresSkeleton } from '../components/feedback-skeletons.tsx';
import { FeedbackSummary } from '../components/feedback-summary.tsx';
import { RatingFilter } from '../components/rating-filter.tsx';
import { useFeedbackView } from '../model/feedback-view.ts';
import { feedbackTexts } from '../texts/catalogue.ts';

const FeedbackCharts = lazy(withTexts(() => import('../components/feedback-charts.tsx')));

/** The feedback of all companies that the admin sees. */
export function Component() {
  return (
    <>
      <PageHeader {...usePageHeader()} />
      <FeedbackOverview companyId={useOnlyCompany()} />
    </>
  );
}

/** The feedback of trainees of one company or all on their modules, for admins. */
export function FeedbackOverview({ companyId }: { companyId: number | null }) {
  const feedback = useFeedbackView(companyId);
  const { view, page, stats, choose } = feedback;
  const moduleName = stats.data?.modules.find(({ id }) => id === view.module)?.name;
  const error = stats.error ?? page.error;
  const t = feedbackTexts();
  const isRetrying = stats.isFetching || page.isFetching;

  function retry() {
    if (stats.error !== null) void stats.refetch();
    if (page.error !== null) void page.refetch();
  }

  const isMissing = stats.data === undefined || page.data === undefined;
  return (
    <div className="grid gap-6">
      <FeedbackFilters
        view={view}
        isOfOneCompany={companyId !== null}
        moduleName={moduleName}
        onChange={choose}
      />
      {error !== null && isMissing ? (
        <ErrorCard
          title={t.failedToLoad}
          message={error.message}
          retrying={isRetrying}
          onRetry={retry}
        />
      ) : (
        <>
          {error === null ? null : (
            <StaleBanner
              failure={t.failedToRefresh}
              message={error.message}
              retrying={isRetrying}
              onRetry={retry}
            />
          )}
          <Region>
            <Figures stats={stats} />
          </Region>
          <Region>
            <Entries feedback={feedback} companyId={companyId} />
          </Region>
        </>
      )}
    </div>
  );
}

type FeedbackProps = { feedback: ReturnType<typeof useFeedbackView> };

function Figures({ stats }: Pick<FeedbackProps['feedback'], 'stats'>) {
  const { data, isPlaceholderData } = stats;
  if (data === undefined) return <FiguresSkeleton />;
  return (
    <section
      aria-label={feedbackTexts().figures.title}
      aria-busy={isPlaceholderData}
      // On a phone the charts come after the entries, which then begin in the first view.
      className={`grid gap-5 max-sm:contents ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <FeedbackSummary stats={data} />
      {data.totalFeedback === 0 ? null : (
        <div className="max-sm:order-last">
          <Suspense fallback={<ChartsSkeleton />}>
            <FeedbackCharts stats={data} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

function Entries({ feedback, companyId }: FeedbackProps & { companyId: number | null }) {
  const { view, total, choose } = feedback;
  const section = useRef<HTMLElement>(null);
  const t = feedbackTexts();

  function showAll() {
    choose({ company: companyId, group: null, module: null, rating: null });
    // The clicked button is removed.
    section.current?.focus();
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="feedback-entries"
      className="grid gap-4 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 id="feedback-entries" className="font-semibold text-lg tracking-tight">
            {t.entries.title}
          </h2>
          <p role="status" className="min-h-5 text-sm text-text-muted tabular-nums">
            {total === undefined ? '' : t.ratings(total)}
          </p>
        </div>
        {/* Beside the entries, which are all that it changes. */}
        <RatingFilter
          value={view.rating}
          onChange={(rating) => choose({ rating })}
          className="w-48"
        />
      </div>
      <FeedbackList feedback={feedback} onShowAll={showAll} />
    </section>
  );
}
