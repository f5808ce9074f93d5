import type { Feedback } from '@portal/contract/feedback';
import BookOpen from 'lucide-react/icons/book-open';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { Instant } from '../../../platform/time/instant.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { isRating, ratingLabels, ratingTone } from '../rating-labels.ts';
import { Star } from './star.tsx';

/** What one trainee said of one module. */
export function FeedbackEntry({ feedback }: { feedback: Feedback }) {
  const { trainee, module, comment, createdAt } = feedback;
  return (
    <Card>
      <article aria-label={`Feedback of ${trainee.name}`} className="grid min-w-0 gap-3">
        <header className="flex items-start gap-3">
          <Avatar name={trainee.name} />
          <div className="grid min-w-0 grow gap-0.5">
            <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
              <h3 className="min-w-0">
                <Link
                  to={paths.trainee.to(trainee.id)}
                  className="wrap-anywhere font-semibold underline-offset-4 hover:underline pointer-coarse:inline-block pointer-coarse:py-2"
                >
                  <bdi>{trainee.name}</bdi>
                </Link>
              </h3>
              <RatingBadge rating={feedback.rating} />
            </div>
            <p className="wrap-anywhere text-sm text-text-muted">
              <bdi>{trainee.company?.name ?? 'Unknown Company'}</bdi>
              {' · '}
              <Instant value={createdAt} className="whitespace-nowrap" />
            </p>
          </div>
        </header>
        <p className="flex items-start gap-2 text-sm text-text-muted">
          <BookOpen aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="wrap-anywhere min-w-0">
            <span className="sr-only">Module: </span>
            <bdi>{module.name}</bdi>
          </span>
        </p>
        {comment === null ? (
          <p className="text-sm text-text-muted italic">No comment</p>
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
  return (
    <Badge tone={ratingTone(rating)}>
      <Star filled />
      <span className="sr-only">Rating: </span>
      {rating} {isRating(rating) ? ratingLabels[rating] : null}
    </Badge>
  );
}
