/** Finds the certificates of many people for one file. The items keep those that it has found. */
import { findCollectable } from '../certificates/service.ts';
import { type Action, withChanges } from './action.ts';
import { userIdsOf } from './item-queries.ts';

export const collectCertificates: Action = {
  async apply(tx, _job, { items, at }) {
    const found = await findCollectable(tx, userIdsOf(items), at);
    return withChanges(items, found, ({ user_id }) => user_id);
  },
  // It has changed nothing.
  undo: null,
};
