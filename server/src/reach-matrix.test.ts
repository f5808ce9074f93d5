/**
 * Who may make which call for admins about which records, by what the contract declares: each call by each kind of
 * limited admin. A refused call changes nothing. A new call without a request in `admin-requests.ts` fails.
 */
import { changeAdminReach } from '@portal/contract/admins';
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import { deleteCompany } from '@portal/contract/companies';
import { type ChosenReach, type ReachedRecord, RIGHTS, type Right } from '@portal/contract/reach';
import { describe, expect } from 'vitest';
import { storedRows } from './features/trash/testing/stored-rows.ts';
import {
  MISSING,
  makeGroupIn,
  makePlace,
  makeTarget,
  PARTS,
  type Place,
  requestOf,
  sendRequest,
  type Target,
} from './testing/admin-requests.ts';
import { type Actor, makeLimitedAdmin, succeeded } from './testing/factories.ts';
import { it as portalIt } from './testing/portal-test.ts';

/** The rights of a limited admin: in a company or a group of it, in another company, and in a third one. */
interface Rights {
  readonly own?: Right;
  readonly group?: Right;
  readonly other?: Right;
  readonly third?: Right;
}

const ENDED = 'whose scope ended a moment ago';
const NOTHING = 'whose company was deleted';

const ACTORS: Readonly<Record<string, Rights>> = {
  'with Read of the company': { own: 'read' },
  'with People of the company': { own: 'people' },
  'with Training of the company': { own: 'training' },
  'with Read of a group': { group: 'read' },
  'with People of a group': { group: 'people' },
  'with Training of another company': { other: 'training' },
  'with Read of the company and People of another': { own: 'read', other: 'people' },
  [ENDED]: { third: 'read' },
  [NOTHING]: {},
};

/** Where the records are: in the group, in another one of the company, in the other company, or nowhere. */
const PLACES = ['own', 'own, of other people', 'other', 'missing'] as const;
type PlaceName = (typeof PLACES)[number];

/** Records that only the admin has who made them. */
const OF_MAKER = ['job', 'deletion', 'invitation'];

type NamedRecord = ReachedRecord | 'invitation';

/** The records that the input of a call names and its service checks. */
const NAMED_BY_INPUT: Readonly<Record<string, NamedRecord>> = {
  inviteAdmin: 'company',
  inviteAdminAgain: 'invitation',
  removeAdmin: 'invitation',
  createTrainee: 'group',
  withdrawCertificate: 'trainee',
  reissueCertificate: 'trainee',
};

/** The same for calls that answer for each of many records what became of it: nothing outside the reach is found. */
const MANY_NAMED_BY_INPUT: Readonly<Record<string, NamedRecord>> = {
  startBulkAction: 'trainee',
  closeHelpRequests: 'helpRequest',
  checkTraineeImport: 'group',
  listImportProblems: 'group',
  importTrainees: 'group',
  checkResultsImport: 'trainee',
  listResultsImportProblems: 'trainee',
  importResults: 'trainee',
  collectCertificates: 'trainee',
};

const calls = Object.values(callsByFeature)
  .flat()
  .filter(({ access }) => access === 'admin');
const named = calls.map((call): [string, Call] => [call.name, call]);
const isAboutMany = ({ name }: Call) => name in MANY_NAMED_BY_INPUT;

function recordOf({ name, by = 'list' }: Call): NamedRecord | null {
  if (typeof by !== 'string') return Object.keys(by)[0] as ReachedRecord;
  return NAMED_BY_INPUT[name] ?? MANY_NAMED_BY_INPUT[name] ?? null;
}

/** The admin's right in the whole company, in something of it, and over the people concerned. */
function rightsIn({ own, group, other }: Rights, place: PlaceName) {
  if (place === 'missing') return {};
  if (place === 'other') return { whole: other, some: other, people: other };
  const ofPeople = place === 'own' ? group : undefined;
  return { whole: own, some: own ?? group, people: own ?? ofPeople };
}

const isEnough = (right: Right | undefined, needed: Right) =>
  right !== undefined && RIGHTS.indexOf(right) >= RIGHTS.indexOf(needed);

/** The status of a refusal whatever the record; null if it depends on the record. */
function refusalOfAll({ reach, right = 'read', by }: Call, rights: Rights): 403 | null {
  if (typeof by !== 'string') return null;
  if (reach === 'portal') return 403;
  const isRightAnywhere = Object.values(rights).some((each) => isEnough(each, right));
  return right === 'read' || isRightAnywhere ? null : 403;
}

interface Seen {
  readonly rights: Rights;
  readonly place: PlaceName;
  /** Whether the admin has made the record. */
  readonly isMaker: boolean;
}

/** The status of a refusal because of the record; null for a call that is answered. */
function refusalOf(call: Call, { rights, place, isMaker }: Seen): 403 | 404 | null {
  const record = recordOf(call);
  if (record === null) return null;
  const { reach, right = 'read' } = call;
  const { whole, some, people } = rightsIn(rights, place);
  const seen = record === 'company' || record === 'module' ? some : people;
  const isFound = OF_MAKER.includes(record) ? isMaker : seen !== undefined;
  if (!isFound) return 404;
  const isAllowed = reach !== 'portal' && isEnough(reach === 'company' ? whole : seen, right);
  return isAllowed ? null : 403;
}

/** Whether the admin can make such records. */
function canMake(record: NamedRecord | null, rights: Rights, place: PlaceName): boolean {
  const { whole, people } = rightsIn(rights, place);
  if (record === 'invitation') return isEnough(whole, 'training');
  return (record === 'job' || record === 'deletion') && isEnough(people, 'people');
}

const it = portalIt
  .extend('places', { scope: 'file' }, async ({ portal, admin }) => {
    const [own, other] = [await makePlace(portal), await makePlace(portal)];
    const group = await makeGroupIn(own, admin);
    const targets: Readonly<Record<PlaceName, Target>> = {
      own: await makeTarget(portal, own, { parts: PARTS, group }),
      'own, of other people': await makeTarget(portal, own, { parts: PARTS }),
      other: await makeTarget(portal, other, { parts: PARTS }),
      missing: MISSING,
    };
    await portal.work(['job']);
    return { own, other, group, targets };
  })
  .extend('actors', { scope: 'file' }, async ({ portal, admin, places }) => {
    const [third, deleted] = [await makePlace(portal), await makePlace(portal)];
    const scopesIn = ({ company }: Place, rights: Right | undefined, groupId?: number) => {
      if (rights === undefined) return [];
      return [{ companyId: company.id, ...(groupId !== undefined && { groupId }), rights }];
    };
    const actors: [string, Actor][] = [];
    for (const [name, rights] of Object.entries(ACTORS)) {
      const reach: ChosenReach = [
        ...scopesIn(places.own, name === ENDED ? 'training' : rights.own),
        ...scopesIn(places.own, rights.group, places.group.id),
        ...scopesIn(places.other, rights.other),
        ...scopesIn(deleted, name === NOTHING ? 'training' : undefined),
      ];
      actors.push([name, await makeLimitedAdmin(portal, reach, `Lena ${name}`)]);
    }
    const id = new Map(actors).get(ENDED)?.user.id ?? 0;
    const body = { reach: scopesIn(third, 'read') };
    succeeded(await admin.call(changeAdminReach, { params: { id }, body }));
    succeeded(await admin.call(deleteCompany, { params: { id: deleted.company.id } }));
    await portal.work(['deletion']);
    return actors;
  })
  .extend('ask', { scope: 'file' }, ({ portal, admin }) => {
    return async (call: Call, { token }: Actor, target: Target): Promise<number> => {
      const given = await requestOf(call).given(target, { portal, admin, target });
      return (await sendRequest(portal, call, { token, given })).status;
    };
  })
  .extend('targetFor', { scope: 'file' }, ({ portal, admin, places }) => {
    /** Records that the call may change, made by the admin if they have to be the admin's own. */
    return async (call: Call, actor: Actor, { rights, place, isMaker }: Seen): Promise<Target> => {
      const record = recordOf(call);
      if (record === null || (call.method === 'GET' && !isMaker)) return places.targets[place];
      const { parts, prepare } = requestOf(call);
      const target = await makeTarget(portal, place === 'other' ? places.other : places.own, {
        parts,
        ...(rights.group !== undefined && { group: places.group }),
        ...(isMaker && { maker: actor }),
      });
      await prepare?.({ portal, admin, target });
      return target;
    };
  });

const nullIfAnswered = (status: number) => (status < 300 ? null : status);

describe('a limited admin', () => {
  it.for(named)(
    'is refused %s outside of the reach and the rights, which changes nothing',
    async ([_, call], { portal, places, actors, ask }) => {
      const rows = () => storedRows(portal.resources.db, ['admin_scopes', 'deletions', 'activity']);
      const before = await rows();
      const answers: Record<string, number> = {};
      const expected: typeof answers = {};
      for (const [name, actor] of actors)
        for (const place of PLACES) {
          const rights = ACTORS[name] ?? {};
          const seen = { rights, place, isMaker: false };
          const refusal =
            refusalOfAll(call, rights) ?? (isAboutMany(call) ? null : refusalOf(call, seen));
          if (refusal === null) continue;
          expected[`${name}: ${place}`] = refusal;
          answers[`${name}: ${place}`] = await ask(call, actor, places.targets[place]);
        }
      expect(answers).toEqual(expected);
      expect(await rows()).toEqual(before);
    },
  );

  it.for(named)(
    'is answered %s within the reach and the rights',
    async ([_, call], { actors, ask, targetFor }) => {
      const answers: Record<string, number | null> = {};
      const expected: typeof answers = {};
      for (const [name, actor] of actors)
        for (const place of ['own', 'other'] as const) {
          const rights = ACTORS[name] ?? {};
          const isMaker = canMake(recordOf(call), rights, place);
          const seen = { rights, place, isMaker };
          const refusal = refusalOfAll(call, rights) ?? refusalOf(call, seen);
          // An own record that may not be changed so is refused too.
          if (refusal !== null && !isMaker) continue;
          const answer = await ask(call, actor, await targetFor(call, actor, seen));
          expected[`${name}: ${place}`] = refusal;
          answers[`${name}: ${place}`] = nullIfAnswered(answer);
        }
      expect(answers).toEqual(expected);
    },
  );

  it.for(named.filter(([_, call]) => isAboutMany(call)))(
    'is answered %s as if what is outside did not exist',
    async ([_, call], { portal, places, actors, ask }) => {
      await portal.work(['job']);
      const before = await storedRows(portal.resources.db);
      const answers: Record<string, number> = {};
      const expected: typeof answers = {};
      for (const [name, actor] of actors)
        for (const place of PLACES) {
          if (rightsIn(ACTORS[name] ?? {}, place).people !== undefined) continue;
          answers[`${name}: ${place}`] = await ask(call, actor, places.targets[place]);
          expected[`${name}: ${place}`] = await ask(call, actor, MISSING);
        }
      expect(answers).toEqual(expected);
      await portal.work(['job']);
      expect(await storedRows(portal.resources.db)).toEqual(before);
    },
  );
});
