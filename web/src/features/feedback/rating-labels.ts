/** What the stars mean in words, and in colour. */

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

/** Of a rating, or of an average of several: from 4 on good, from 3 on middling, below that bad. */
export function ratingTone(rating: number): RatingTone {
  if (rating >= 4) return 'success';
  return rating >= 3 ? 'warning' : 'danger';
}

/** '4.3': an average with the one decimal that people read. */
export function averageLabel(average: number): string {
  return average.toFixed(1);
}
