import type { Completion, RequirementException } from '@portal/contract/requirements';
import { isoInstant } from '#server/platform/iso-instant.ts';
import type { EarnedCompletion, EndedCompletion } from '../learning/service.ts';
import type { ExceptionRow } from './exception-queries.ts';

export function presentException(row: ExceptionRow): RequirementException {
  const { module_id: moduleId, module_name: name } = row;
  return {
    id: row.id,
    module: moduleId === null || name === null ? null : { id: moduleId, name },
    kind: row.kind,
    from: row.from_on,
    until: row.until_on,
    reason: row.reason,
    madeBy: row.made_by,
    madeAt: isoInstant(row.created_at),
  };
}

export function presentCompletion({
  completion,
  until,
}: EndedCompletion<EarnedCompletion>): Completion {
  const { on, runNumber, recorded } = completion;
  return {
    on,
    validUntil: until,
    runNumber,
    recorded:
      recorded === null
        ? null
        : {
            id: recorded.id,
            by: recorded.recorded_by,
            at: isoInstant(recorded.recorded_at),
            note: recorded.note,
          },
  };
}
