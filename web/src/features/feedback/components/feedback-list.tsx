import { FEEDBACK_PAGE_SIZE } from '@portal/contract/limits';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import SearchX from 'lucide-react/icons/search-x';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { useFeedbackView } from '../model/feedback-view.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
import { FeedbackEntry } from './feedback-entry.tsx';
import { EntriesSkeleton } from './feedback-skeletons.tsx';

type FeedbackListProps = {
  feedback: ReturnType<typeof useFeedbackView>;
  onShowAll: () => void;
};

/** The entries of the page, after the first answer. */
export function FeedbackList({ feedback, onShowAll }: FeedbackListProps) {
  const { view, page, isFiltered, isLeavingEmptyPage } = feedback;
  const { data, isPlaceholderData } = page;
  // An empty answer for the previous view says nothing about this one.
  const isUnknown = data === undefined || (isPlaceholderData && data.total === 0);
  if (isUnknown || isLeavingEmptyPage) return <EntriesSkeleton />;
  if (data.total === 0) return isFiltered ? <NoMatch onShowAll={onShowAll} /> : <None />;
  return (
    <div className="grid gap-4" aria-busy={isPlaceholderData}>
      <ul className={`grid gap-4 xl:grid-cols-2 ${isPlaceholderData ? 'opacity-60' : ''}`}>
        {data.entries.map((entry) => (
          <li key={entry.id} className="grid">
            <FeedbackEntry feedback={entry} />
          </li>
        ))}
      </ul>
      <Pagination
        page={view.page}
        pageSize={FEEDBACK_PAGE_SIZE}
        total={data.total}
        onPageChange={feedback.goToPage}
        label={feedbackTexts().entries.pages}
      />
    </div>
  );
}

function None() {
  const t = feedbackTexts().entries.none;
  return (
    <EmptyState illustration={<MessageSquareText />} title={t.title} level={3}>
      {t.text}
    </EmptyState>
  );
}

function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  const t = feedbackTexts().entries.noMatch;
  return (
    <EmptyState
      illustration={<SearchX />}
      title={t.title}
      level={3}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t.showAll}
        </Button>
      }
    />
  );
}
