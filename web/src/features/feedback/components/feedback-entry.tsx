import type { Feedback } from '@portal/contract/feedback';
import BookOpen from 'lucide-react/icons/book-open';
import { TraineeLink } from '#web/platform/routing/trainee-link.tsx';
import { Instant } from '#web/platform/time/instant.tsx';
import { AboutLine } from '#web/ui/about-line.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Byline } from '#web/ui/byline.tsx';
import { Card } from '#web/ui/card.tsx';
import { Dotted } from '#web/ui/dotted.tsx';
import { Name } from '#web/ui/name.tsx';
import { isRating, ratingTone } from '../model/rating-labels.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
import { Star } from './star.tsx';

/** The feedback of one trainee on one module. */
export function FeedbackEntry({ feedback }: { feedback: Feedback }) {
  const { trainee, module, comment, createdAt } = feedback;
  const t = feedbackTexts().entries;
  return (
    <Card>
      <article aria-label={t.label(trainee.name)} className="grid min-w-0 gap-3">
        <Byline
          name={trainee.name}
          shown={<TraineeLink trainee={trainee} />}
          heading="h3"
          mark={<RatingBadge rating={feedback.rating} />}
        >
          <p className="wrap-anywhere text-sm text-text-muted">
            <Dotted>
              <Name>{trainee.company?.name ?? t.unknownCompany}</Name>
              <Instant value={createdAt} className="whitespace-nowrap" />
            </Dotted>
          </p>
        </Byline>
        <AboutLine icon={BookOpen} label={t.module} name={module.name} />
        {comment === null ? (
          <p className="text-sm text-text-muted italic">{t.noComment}</p>
        ) : (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {comment}
          </p>
        )}
      </article>
    </Card>
  );
}

function RatingBadge({ rating }: { rating: number }) {
  const t = feedbackTexts();
  return (
    <Badge tone={ratingTone(rating)}>
      <Star filled />
      <span className="sr-only">{t.entries.rating}</span>
      <span>{t.rating(rating, isRating(rating) ? t.ratingNames[rating] : '')}</span>
    </Badge>
  );
}
