/** The limits of dates that an admin enters: pure functions of civil dates in the time zone of the company. */
import { addMonths } from '@portal/contract/civil-dates';
import { REQUIREMENT_YEARS_MAX } from '@portal/contract/limits';
import { because, type Refusal } from '@portal/contract/reasons';
import type { ExceptionForm, RecordedResultForm } from '@portal/contract/requirements';

export interface DateProblem {
  readonly field: 'from' | 'until' | 'completedOn' | 'validUntil';
  readonly refusal: Refusal;
}

const MONTHS_PER_YEAR = 12;

/** Null for dates that are possible. The contract has checked which dates the kind needs. */
export function problemOfException(
  { from, until }: Pick<ExceptionForm, 'from' | 'until'>,
  today: string,
): DateProblem | null {
  const last = addMonths(today, REQUIREMENT_YEARS_MAX * MONTHS_PER_YEAR);
  const tooFar = because('dateTooFar', { years: REQUIREMENT_YEARS_MAX });
  if (from !== undefined && from < today) return { field: 'from', refusal: because('datePast') };
  if (from !== undefined && from > last) return { field: 'from', refusal: tooFar };
  if (until === undefined) return null;
  if (until < today) return { field: 'until', refusal: because('datePast') };
  return until > last ? { field: 'until', refusal: tooFar } : null;
}

/** Null for dates that are possible. */
export function problemOfResult(
  { completedOn, validUntil }: Pick<RecordedResultForm, 'completedOn' | 'validUntil'>,
  today: string,
): DateProblem | null {
  if (completedOn > today) return { field: 'completedOn', refusal: because('dateInFuture') };
  if (validUntil !== null && validUntil <= completedOn)
    return { field: 'validUntil', refusal: because('validUntilBeforeCompletion') };
  return null;
}
