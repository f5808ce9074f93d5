/** The order and the colours of ratings. */
import { RATING_MAX, RATING_MIN } from '@portal/contract/limits';

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export function isRating(value: number | null): value is Rating {
  return ratings.some((rating) => rating === value);
}

export type RatingTone = 'success' | 'warning' | 'danger';

/** Good from 4 on, medium from 3 on, poor below. */
export function ratingTone(rating: number): RatingTone {
  if (rating >= 4) return 'success';
  return rating >= 3 ? 'warning' : 'danger';
}

/** '4.3': an average with one decimal. Only if all ratings are the highest one it is '5.0', and '1.0' if all are the lowest. */
export function averageLabel(average: number): string {
  const rounded = Math.round(average * 10) / 10;
  const isMixed = average > RATING_MIN && average < RATING_MAX;
  const shown = isMixed ? Math.min(Math.max(rounded, RATING_MIN + 0.1), RATING_MAX - 0.1) : average;
  return shown.toFixed(1);
}

/** The colour of the average as it is displayed: '4.0' has the colour of a 4. */
export function averageTone(average: number): RatingTone {
  return ratingTone(Number(averageLabel(average)));
}
