/** Records the earlier results of a file. The items keep the results that they have recorded. */
import type { Standings } from '../standings/service.ts';
import { type Action, withChanges } from './action.ts';
import { starterOf, undoerOf } from './author.ts';
import { deleteImportRows } from './import-queries.ts';
import { findResultRows } from './result-queries.ts';

export const recordResults = ({ manyResults }: Pick<Standings, 'manyResults'>): Action => ({
  async apply(tx, job, { items, at }) {
    const places = items.map(({ place }) => place);
    const rows = await findResultRows(tx, job.id, places);
    const recorded = await manyResults.record(tx, rows, { by: starterOf(job).id, at });
    await deleteImportRows(tx, job.id, [...recorded.keys()]);
    return withChanges(items, recorded, ({ place }) => place);
  },

  async undo(tx, job, { items, at }) {
    const ids = items.flatMap(({ change_id: id }) => id ?? []);
    const withdrawn = await manyResults.withdraw(tx, ids, { by: undoerOf(job).id, at });
    return items.filter(({ change_id: id }) => id !== null && withdrawn.has(id));
  },
});
