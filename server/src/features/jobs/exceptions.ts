/** The extension, waiver or pause that a job makes for its trainees. */
import type { ActivityFields } from '@portal/contract/activity';
import type { CallArguments } from '@portal/contract/call';
import type { CompanyRef } from '@portal/contract/fields';
import { isExceptionKind, type startBulkAction } from '@portal/contract/jobs';
import { reachesPartOf } from '@portal/contract/reach-rules';
import type { ExceptionKind, ExceptionTerms } from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField, requireFound } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { findTimeZone } from '../companies/service.ts';
import {
  findModule,
  MODULE_NOT_FOUND,
  problemOfException,
  recordedException,
} from '../standings/service.ts';
import type { JobRow } from './queries.ts';

/** As the job keeps it. */
export interface StoredException extends ExceptionTerms {
  /** Null for all modules. */
  readonly moduleName: string | null;
}

interface Chosen {
  /** That of the module; null for all modules. */
  readonly company: CompanyRef | null;
  readonly exception: StoredException;
}

type Asked = Pick<CallArguments<typeof startBulkAction>['body'], 'action' | 'exception'> & {
  readonly at: number;
};

/** Null for other actions. Throws NOT_FOUND for a module out of reach, INVALID_INPUT for dates that are not possible. */
export async function chooseException(
  db: Db,
  { reach }: Identity,
  { action: kind, exception, at }: Asked,
): Promise<Chosen | null> {
  if (exception === undefined || !isExceptionKind(kind)) return null;
  const { moduleId } = exception;
  const module =
    moduleId === null ? null : requireFound(await findModule(db, moduleId), MODULE_NOT_FOUND);
  if (module !== null && !reachesPartOf(reach, module.company_id))
    throw new AppError('NOT_FOUND', MODULE_NOT_FOUND);
  // Without a module, the trainees may be of several companies: the zone of the server decides.
  const timeZone = module === null ? null : await findTimeZone(db, module.company_id);
  const problem = problemOfException(exception, civilDateAt(at, timeZone));
  if (problem !== null) throw invalidField(`exception.${problem.field}`, problem.refusal);
  return {
    company: module === null ? null : { id: module.company_id, name: module.company_name },
    exception: { ...exception, moduleName: module?.name ?? null },
  };
}

interface OfJob {
  readonly kind: ExceptionKind;
  readonly terms: StoredException;
}

const stored = (json: string): StoredException => JSON.parse(json);

/** Throws for a job of another kind. */
export function exceptionOf({ kind, exception }: JobRow): OfJob {
  if (!isExceptionKind(kind) || exception === null) throw new Error(`${kind} makes no exceptions`);
  return { kind, terms: stored(exception) };
}

/** The fields for the activity record; none for a job of another kind. */
export function recordedFieldsOf(job: JobRow): ActivityFields {
  if (!isExceptionKind(job.kind)) return {};
  const { kind, terms } = exceptionOf(job);
  return recordedException({ ...terms, kind });
}
