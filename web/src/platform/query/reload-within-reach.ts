/** Reads everything again when an admin sees other companies or groups than before. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error.ts';

/** A record outside the reach is answered like a missing one, and a right that is missing with 403. */
const isRefused = ({ state: { error } }: Query): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

/**
 * Removes the answers that are not shown. Those that are shown stay until the server has answered, so that entries in
 * forms stay too; an answer that the server refuses then is shown no longer.
 */
export async function reloadWithinReach(client: QueryClient): Promise<void> {
  client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
  await client.invalidateQueries();
  for (const query of client.getQueryCache().findAll({ predicate: isRefused }))
    query.setState({ data: undefined, dataUpdatedAt: 0 });
}
