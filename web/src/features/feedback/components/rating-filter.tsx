import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { isRating, type Rating, ratings } from '../model/rating-labels.ts';
import { feedbackTexts } from '../texts/catalogue.ts';

type RatingFilterProps = {
  value: Rating | null;
  onChange: (rating: Rating | null) => void;
  className: string;
};

export function RatingFilter({ value, onChange, className }: RatingFilterProps) {
  const t = feedbackTexts();
  return (
    <Field label={t.filters.rating} hideLabel className={className}>
      <Select
        value={value ?? 'ALL'}
        onChange={({ target }) => {
          const rating = Number(target.value);
          onChange(isRating(rating) ? rating : null);
        }}
      >
        <option value="ALL">{t.filters.allRatings}</option>
        {ratings.toReversed().map((rating) => (
          <option key={rating} value={rating}>
            {t.rating(rating, t.ratingNames[rating])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
