import type { CallArguments } from '@portal/contract/call';
import { type ChatUser, isPeopleSearch, type listChatUsers } from '@portal/contract/chat';
import {
  CHAT_PEOPLE_BROWSED,
  CHAT_PEOPLE_PAGE_SIZE,
  CHAT_PEOPLE_SEARCH_MIN,
} from '@portal/contract/limits';
import { reachedCompanies } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import { searchKey } from '@portal/contract/text-keys';
import { AppError } from '#server/platform/http/app-error.ts';
import { cursorOf, readCursor } from '#server/platform/http/name-cursor.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { findHiddenCompanies } from './contact-queries.ts';
import { createPeopleLimits, type PeopleLimitsDependencies, type Reader } from './people-limits.ts';
import * as people from './people-queries.ts';
import { presentChatUser } from './present.ts';

interface PeoplePage {
  readonly people: ChatUser[];
  /** The cursor of the next page; null if there is none, and without a search. */
  readonly nextCursor: string | null;
}

/** The people to whom a user can write. */
export function createDirectory(deps: PeopleLimitsDependencies) {
  const { db } = deps;
  const limits = createPeopleLimits(deps);

  /** The people whom the user finds, as `mayFind` decides. */
  async function findable(user: Identity): Promise<Findable> {
    const { userId } = user;
    const companyIds = companiesOf(user);
    if (companyIds === null) return { among: 'all', exceptIds: [userId] };
    const hidden = await findHiddenCompanies(db, {});
    const own = hidden.find(({ id }) => user.role === 'TRAINEE' && id === user.companyId);
    if (own?.cross_company_chat === 0) {
      const outside = await people.findAdminsOutside(db, own.id);
      return { among: { companyIds, andOpen: false }, exceptIds: [userId, ...outside] };
    }
    const among = hidden.length === 0 ? 'all' : { companyIds, andOpen: true };
    return { among, exceptIds: [userId] };
  }

  return {
    /** Counts a person who is about to be shown. Throws TOO_MANY_REQUESTS. */
    async countShown(reader: Reader, personId: number): Promise<void> {
      await limits.countShown(reader.user, await limits.boundsOf(reader), [personId]);
    },

    /**
     * The first people by name; with a search of enough characters a page of those that match. Throws
     * INVALID_INPUT for a cursor without such a search, TOO_MANY_REQUESTS.
     */
    async listPeople(
      reader: Reader,
      { search = '', cursor = '' }: CallArguments<typeof listChatUsers>['query'],
    ): Promise<PeoplePage> {
      const { user } = reader;
      const isSearch = isPeopleSearch(search);
      const after = readCursor(cursor);
      if (after !== null && !isSearch) throw cursorWithoutSearch();
      const bounds = await limits.boundsOf(reader);
      await limits.requireSearchesLeft(bounds);
      const size = isSearch ? CHAT_PEOPLE_PAGE_SIZE : CHAT_PEOPLE_BROWSED;
      const wanted = { search: isSearch ? searchKey(search) : '', after };
      const filter = { ...wanted, ...(await findable(user)), limit: size + 1 };
      const matches = await people.findMatches(db, filter);
      const rows = matches?.length === 0 ? [] : await people.listPeople(db, filter, matches);
      const shown = rows.slice(0, size);
      const ids = shown.map(({ user_id: id }) => id);
      await limits.countShown(user, bounds, ids);
      const last = isSearch && rows.length > size ? shown.at(-1) : undefined;
      return {
        people: shown.map(presentChatUser),
        nextCursor: last === undefined ? null : cursorOf(last.sort_key, last.user_id),
      };
    },
  };
}

/** The user's own company, or those in the reach of an admin; null for all. */
function companiesOf({ role, companyId, reach }: Identity): readonly number[] | null {
  if (role === 'ADMIN') return reachedCompanies(reach);
  return companyId === null ? [] : [companyId];
}

type Findable = Pick<people.PeopleFilter, 'among' | 'exceptIds'>;

function cursorWithoutSearch(): AppError {
  const refusal = because('chatSearchTooShort', { min: CHAT_PEOPLE_SEARCH_MIN });
  return new AppError('INVALID_INPUT', refusal);
}
