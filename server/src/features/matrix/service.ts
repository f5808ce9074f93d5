/** How the trainees of a company stand in each of its modules, for admins. */
import type { CallArguments } from '@portal/contract/call';
import type { getMatrix, MatrixPage } from '@portal/contract/compliance';
import type { Reach } from '@portal/contract/reach';
import type { Db } from '#server/platform/database/schema.ts';
import type { Trainees } from '../trainees/service.ts';
import { matrixFiles } from './matrix-file.ts';
import { readMatrix } from './page.ts';
import { requireMatrix } from './people.ts';

interface Dependencies {
  readonly db: Db;
  readonly trainees: Pick<Trainees, 'findIds'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Reader {
  readonly companyId: number;
  readonly reach: Reach;
}

export type MatrixService = ReturnType<typeof createMatrix>;

export function createMatrix(deps: Dependencies) {
  const { db, now } = deps;
  return {
    files: matrixFiles(deps),

    /** A page, empty without rules of the company. Throws NOT_FOUND. */
    page: (reader: Reader, query: CallArguments<typeof getMatrix>['query']): Promise<MatrixPage> =>
      readMatrix(db, { ...reader, now: now() }, query),

    /** Throws NOT_FOUND for a company, group or module that does not exist, or that the admin does not see. */
    async require(reach: Reach, choice: Parameters<typeof requireMatrix>[2]): Promise<void> {
      await requireMatrix(db, reach, choice);
    },
  };
}
