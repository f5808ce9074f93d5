import type { FeedbackStats } from '@portal/contract/feedback';
import BookOpen from 'lucide-react/icons/book-open';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import StarIcon from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import { StatCard } from '#web/ui/stat-card.tsx';
import { averageLabel, averageTone } from '../model/rating-labels.ts';

/** The main figures. */
export function FeedbackSummary({ stats }: { stats: FeedbackStats }) {
  const { totalFeedback, averageRating, activeTrainees, modulesRated } = stats;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <StatCard
        label="Total Feedback"
        value={totalFeedback.toLocaleString()}
        detail="received"
        icon={<MessageSquareText />}
        tone="accent"
      />
      <StatCard
        label="Average Rating"
        value={averageLabel(averageRating)}
        detail="out of 5"
        icon={<StarIcon />}
        tone={totalFeedback === 0 ? 'neutral' : averageTone(averageRating)}
      />
      <StatCard
        label="Active Trainees"
        value={activeTrainees.toLocaleString()}
        detail="who gave feedback"
        icon={<Users />}
        tone="accent"
      />
      <StatCard
        label="Modules Rated"
        value={modulesRated.toLocaleString()}
        detail="at least once"
        icon={<BookOpen />}
        tone="accent"
      />
    </div>
  );
}
