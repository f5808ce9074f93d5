import type { FeedbackStats } from '@portal/contract/feedback';
import BookOpen from 'lucide-react/icons/book-open';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import StarIcon from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { averageLabel, averageTone } from '../model/rating-labels.ts';

/** The main figures. */
export function FeedbackSummary({ stats }: { stats: FeedbackStats }) {
  const { totalFeedback, averageRating, activeTrainees, modulesRated } = stats;
  const isRated = totalFeedback > 0;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <StatCard
        label="Total Feedback"
        value={formatNumber(totalFeedback)}
        detail="received"
        icon={<MessageSquareText />}
        tone="accent"
      />
      <StatCard
        label="Average Rating"
        value={isRated ? averageLabel(averageRating) : <span aria-hidden="true">–</span>}
        detail={isRated ? 'out of 5' : 'No ratings yet'}
        icon={<StarIcon />}
        tone={isRated ? averageTone(averageRating) : 'neutral'}
      />
      <StatCard
        label="Active Trainees"
        value={formatNumber(activeTrainees)}
        detail="who gave feedback"
        icon={<Users />}
        tone="accent"
      />
      <StatCard
        label="Modules Rated"
        value={formatNumber(modulesRated)}
        detail="at least once"
        icon={<BookOpen />}
        tone="accent"
      />
    </div>
  );
}
