import type { DateOrder, ReadDates } from '@portal/contract/results-import';
import { instantFormat } from '#web/platform/time/instant-format.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { resultsImportTexts } from '../texts/catalogue.ts';

// The month is a word, because numbers could again be read in two ways.
const inWords = instantFormat({ dateStyle: 'long', timeZone: 'UTC' });

type DateOrderChoiceProps = {
  dates: ReadDates;
  onChoose: (order: DateOrder) => void;
};

/** The question whether the day or the month comes first; nothing if the days of the file do not leave it open. */
export function DateOrderChoice({ dates, onChoose }: DateOrderChoiceProps) {
  const t = resultsImportTexts().dates;
  const { example, only, order, ambiguous } = dates;
  if (example === null) return null;
  const { dayFirst, monthFirst } = example;
  return (
    <div className="grid gap-2">
      <RadioGroup<DateOrder>
        legend={t.question(example.text, example.line)}
        options={[option('day-first', dayFirst), option('month-first', monthFirst)]}
        value={order}
        onChange={onChoose}
      />
      {[t.ambiguous(ambiguous), ...only.map((day) => t.only[day.order](day.text, day.line))].map(
        (note) => (
          <p key={note} className="wrap-anywhere text-pretty text-sm text-text-muted">
            {note}
          </p>
        ),
      )}
    </div>
  );
}

const option = (order: DateOrder, day: string) => ({
  value: order,
  label: <time dateTime={day}>{inWords(new Date(day))}</time>,
  description: resultsImportTexts().dates.orders[order],
});
