import { classNames } from '#web/ui/class-names.ts';
import { isRating, ratings } from '../model/rating-labels.ts';
import { feedbackTexts } from '../texts/catalogue.ts';
import { Star } from './star.tsx';

/** A rating as stars; screen readers read '4 of 5, Very Good'. */
export function Stars({ rating, className }: { rating: number; className?: string | undefined }) {
  const t = feedbackTexts();
  return (
    <span
      role="img"
      aria-label={isRating(rating) ? t.stars(rating, t.ratingNames[rating]) : t.starsOnly(rating)}
      className={classNames('inline-flex gap-0.5', className)}
    >
      {ratings.map((each) => (
        <Star key={each} filled={each <= rating} className="size-4.5" />
      ))}
    </span>
  );
}
