/** The labels and colours of ratings. */

export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];

export const ratingLabels: Readonly<Record<Rating, string>> = {
  1: 'Poor',
  2: 'Fair',
  3: 'Good',
  4: 'Very Good',
  5: 'Excellent',
};

export function isRating(value: number | null): value is Rating {
  return ratings.some((rating) => rating === value);
}

export type RatingTone = 'success' | 'warning' | 'danger';

/** Good from 4 on, medium from 3 on, poor below. */
export function ratingTone(rating: number): RatingTone {
  if (rating >= 4) return 'success';
  return rating >= 3 ? 'warning' : 'danger';
}

/** '4.3': an average with one decimal. */
export function averageLabel(average: number): string {
  return average.toFixed(1);
}

/** The colour of the average as it is displayed: '4.0' has the colour of a 4. */
export function averageTone(average: number): RatingTone {
  return ratingTone(Number(averageLabel(average)));
}
