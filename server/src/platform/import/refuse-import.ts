/** The refusals of an import that was asked for. Each has the new report in its details. */
import { because, type Refusal } from '@portal/contract/reasons';
import { AppError } from '../http/app-error.ts';

interface Report {
  /** Number of rows that can be imported. */
  readonly ready: number;
  readonly problemRows: number;
}

export const importConflict = (refusal: Refusal, report: Report): AppError =>
  new AppError('CONFLICT', refusal, { details: { report } });

/**
 * Throws CONFLICT if a row has a problem; with `expectedReady`, the number of good rows that the admin has seen, if it is
 * another one.
 */
export function refuseOtherRows(report: Report, expectedReady: number | undefined): void {
  const { ready, problemRows } = report;
  if (expectedReady === undefined ? problemRows === 0 : ready === expectedReady) return;
  const refusal =
    problemRows === 0
      ? because('allRowsImportable')
      : because('rowsNotImportable', { rows: problemRows });
  throw importConflict(refusal, report);
}
