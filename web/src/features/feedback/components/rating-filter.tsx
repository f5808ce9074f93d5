import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { isRating, type Rating, ratingLabels, ratings } from '../model/rating-labels.ts';

type RatingFilterProps = {
  value: Rating | null;
  onChange: (rating: Rating | null) => void;
  className: string;
};

export function RatingFilter({ value, onChange, className }: RatingFilterProps) {
  return (
    <Field label="Rating" hideLabel className={className}>
      <Select
        value={value ?? 'ALL'}
        onChange={({ target }) => {
          const rating = Number(target.value);
          onChange(isRating(rating) ? rating : null);
        }}
      >
        <option value="ALL">All ratings</option>
        {ratings.toReversed().map((rating) => (
          <option key={rating} value={rating}>
            {`${rating} ${ratingLabels[rating]}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
