import { standingFilter } from '@portal/contract/standing-filter';
import { useState } from 'react';
import { standingFilterWords } from '#web/features/standing/api/standing-words.ts';
import { dayOfReader } from '#web/platform/time/civil-date.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { ChoiceFilter } from '#web/ui/choice-filter.tsx';
import { DayInput } from '#web/ui/day-input.tsx';
import { type DueChoice, dueChoice, dueWithin, NO_DUE_DATES } from '../model/due-filter.ts';
import type { TraineeFilter } from '../model/list-view.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type StandingFiltersProps = {
  filter: TraineeFilter;
  onFilter: (change: Partial<TraineeFilter>) => void;
};

/** The filters by standing and due date, for lists with people of companies that have rules. */
export function StandingFilters({ filter, onFilter }: StandingFiltersProps) {
  const t = traineeTexts().list;
  return (
    <>
      <ChoiceFilter
        label={t.standing}
        value={filter.standing}
        onChange={(standing) => onFilter({ standing })}
        all={t.everyStanding}
        choices={standingFilter.options}
        labels={standingFilterWords()}
        className="max-sm:w-full"
      />
      <DueFilter filter={filter} onFilter={onFilter} />
    </>
  );
}

const CHOICES = ['week', 'month', 'other'] as const;

function DueFilter({ filter, onFilter }: StandingFiltersProps) {
  const t = traineeTexts().list;
  const today = dayOfReader(useNow());
  const [showsDays, setShowsDays] = useState(false);
  const set = dueChoice(filter, today);
  const choice = showsDays ? 'other' : set;

  function choose(chosen: DueChoice | null) {
    setShowsDays(chosen === 'other');
    if (chosen === null) onFilter(NO_DUE_DATES);
    else if (chosen !== 'other') onFilter(dueWithin(chosen, today));
  }

  return (
    <>
      <ChoiceFilter
        label={t.due}
        value={choice}
        onChange={choose}
        all={t.everyDue}
        choices={CHOICES}
        labels={{ ...t.dueWithin, other: t.dueBetween }}
        className="max-sm:w-full"
      />
      {choice === 'other' ? (
        <div className="flex w-full gap-3 max-sm:flex-col sm:w-auto">
          <DayInput
            label={t.dueFrom}
            value={filter.dueFrom}
            onChange={(dueFrom) => onFilter({ dueFrom })}
          />
          <DayInput
            label={t.dueUntil}
            value={filter.dueUntil}
            onChange={(dueUntil) => onFilter({ dueUntil })}
          />
        </div>
      ) : null}
    </>
  );
}
