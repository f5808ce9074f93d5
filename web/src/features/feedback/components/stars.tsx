import { classNames } from '#web/ui/class-names.ts';
import { isRating, ratingLabels, ratings } from '../model/rating-labels.ts';
import { Star } from './star.tsx';

/** A rating as stars; screen readers read '4 of 5, Very Good'. */
export function Stars({ rating, className }: { rating: number; className?: string | undefined }) {
  return (
    <span
      role="img"
      aria-label={`${rating} of 5${isRating(rating) ? `, ${ratingLabels[rating]}` : ''}`}
      className={classNames('inline-flex gap-0.5', className)}
    >
      {ratings.map((each) => (
        <Star key={each} filled={each <= rating} className="size-4.5" />
      ))}
    </span>
  );
}
