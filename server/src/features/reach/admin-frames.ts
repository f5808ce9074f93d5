/** Sends frames to the admins who see what the frames are about. */
import type { ServerFrame } from '@portal/contract/live';
import { groupsReached, reachesCompany, reachesPeople } from '@portal/contract/reach-rules';
import { createBatches } from '#server/platform/batches.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { Hub } from '#server/platform/live/hub.ts';
import type { Logger } from '#server/platform/log.ts';

/** A trainee and the trainee's company. */
export type Person = {
  readonly traineeId: number;
  readonly companyId: number;
};

type Sees = (admin: Identity) => boolean;

export interface AdminFrames {
  /** Sends to the admins who see the whole company. */
  aboutCompany(companyId: number, frame: ServerFrame): void;
  aboutPerson(person: Person, frame: ServerFrame): void;
  /** Sends one frame to each admin who sees one of these people or more. */
  aboutPeople(people: readonly Person[], frame: ServerFrame): void;
  /** Sends to the sockets in a group of the hub whose admins see the person. */
  toFollowers(group: string, person: Person, frame: ServerFrame): void;
}

/** A frame for the admins of groups, whose people are looked up. */
interface Waiting {
  readonly people: readonly Person[];
  readonly send: (sees: Sees) => void;
}

interface Dependencies {
  readonly hub: Pick<Hub, 'toAdmins' | 'toGroup'>;
  readonly log: Logger;
  /** Returns the groups of trainees, also of deleted ones. */
  readonly findGroupIdsOf: (
    traineeIds: readonly number[],
  ) => Promise<ReadonlyMap<number, readonly number[]>>;
}

export function createAdminFrames({ hub, log, findGroupIdsOf }: Dependencies): AdminFrames {
  const forGroups = createBatches<Waiting>({
    maxItems: 50,
    async run(frames) {
      const ids = new Set(frames.flatMap(({ people }) => people.map(({ traineeId }) => traineeId)));
      const groupIdsOf = await findGroupIdsOf([...ids]);
      for (const { people, send } of frames) {
        const bounds = people.map(({ traineeId, companyId }) => ({
          companyId,
          groupIds: groupIdsOf.get(traineeId) ?? [],
        }));
        send(
          ({ reach }) =>
            !reachesOneOf(reach, companiesOf(people)) &&
            bounds.some((person) => reachesPeople(reach, person)),
        );
      }
    },
    onError: (error) => log.warn({ err: error }, 'admins of groups could not be notified'),
  });

  /** Sends at once to the admins of companies. Groups are looked up only if an admin of one is connected here. */
  function sendAbout(people: readonly Person[], send: Waiting['send']): void {
    const companyIds = companiesOf(people);
    let hasAdminsOfGroups = false;
    send(({ reach }) => {
      if (reachesOneOf(reach, companyIds)) return true;
      hasAdminsOfGroups ||= companyIds.some((id) => groupsReached(reach, id)?.length);
      return false;
    });
    if (hasAdminsOfGroups) forGroups.add([{ people, send }]);
  }

  const aboutPeople: AdminFrames['aboutPeople'] = (people, frame) =>
    sendAbout(people, (sees) => hub.toAdmins(frame, sees));

  return {
    aboutCompany: (companyId, frame) =>
      hub.toAdmins(frame, ({ reach }) => reachesCompany(reach, companyId)),
    aboutPerson: (person, frame) => aboutPeople([person], frame),
    aboutPeople,
    toFollowers: (group, person, frame) =>
      sendAbout([person], (sees) => hub.toGroup(group, frame, sees)),
  };
}

const companiesOf = (people: readonly Person[]) => [
  ...new Set(people.map(({ companyId }) => companyId)),
];

const reachesOneOf = (reach: Identity['reach'], companyIds: readonly number[]): boolean =>
  companyIds.some((id) => reachesCompany(reach, id));
