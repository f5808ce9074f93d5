import type { FeedbackStats } from '@portal/contract/feedback';
import BookOpen from 'lucide-react/icons/book-open';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import StarIcon from 'lucide-react/icons/star';
import Users from 'lucide-react/icons/users';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { averageLabel, averageTone } from '../model/rating-labels.ts';
import { feedbackTexts } from '../texts/catalogue.ts';

/** The main figures. */
export function FeedbackSummary({ stats }: { stats: FeedbackStats }) {
  const { totalFeedback, averageRating, activeTrainees, modulesRated } = stats;
  const isRated = totalFeedback > 0;
  const t = feedbackTexts().figures;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">
      <StatCard
        label={t.total}
        value={formatNumber(totalFeedback)}
        detail={t.totalDetail}
        icon={<MessageSquareText />}
        tone="accent"
      />
      <StatCard
        label={t.average}
        value={isRated ? averageLabel(averageRating) : <span aria-hidden="true">–</span>}
        detail={isRated ? t.averageDetail : t.noAverage}
        icon={<StarIcon />}
        tone={isRated ? averageTone(averageRating) : 'neutral'}
      />
      <StatCard
        label={t.trainees}
        value={formatNumber(activeTrainees)}
        detail={t.traineesDetail}
        icon={<Users />}
        tone="accent"
      />
      <StatCard
        label={t.modules}
        value={formatNumber(modulesRated)}
        detail={t.modulesDetail}
        icon={<BookOpen />}
        tone="accent"
      />
    </div>
  );
}
