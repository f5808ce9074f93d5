import type { Call } from '@portal/contract/call';
import {
  deleteCompany,
  getCompanySettings,
  updateCompanySettings,
} from '@portal/contract/companies';
import { deleteGroup, listGroupMembers, renewGroupSignUpLink } from '@portal/contract/groups';
import { listHelpRequestChanges, updateHelpRequest } from '@portal/contract/help';
import { getJob } from '@portal/contract/jobs';
import { deleteModule, getModule } from '@portal/contract/modules';
import { getAttempt } from '@portal/contract/runs';
import { deleteTrainee, getTraineeProgress } from '@portal/contract/trainees';
import { purgeFromTrash, restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import {
  MISSING,
  makePlace,
  makeTarget,
  PARTS,
  requestOf,
  sendRequest,
  type Target,
} from '#server/testing/admin-requests.ts';
import { type Actor, makeLimitedAdmin } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

const it = portalIt
  .extend('targets', { scope: 'file' }, async ({ portal }) => {
    const targets = {
      inside: await makeTarget(portal, await makePlace(portal), { parts: PARTS }),
      outside: await makeTarget(portal, await makePlace(portal), { parts: PARTS }),
      missing: MISSING,
    };
    await portal.work(['job']);
    return targets;
  })
  .extend('reader', { scope: 'file' }, ({ portal, targets: { inside } }) =>
    makeLimitedAdmin(portal, [{ companyId: inside.company.id, rights: 'read' }]),
  )
  .extend('shiftLeader', { scope: 'file' }, ({ portal, targets: { inside } }) =>
    makeLimitedAdmin(portal, [
      { companyId: inside.company.id, groupId: inside.group.id, rights: 'people' },
    ]),
  )
  .extend('ask', { scope: 'file' }, ({ portal, admin }) => {
    return async (call: Call, { token }: Actor, target: Target) => {
      const given = await requestOf(call).given(target, { portal, admin, target });
      return sendRequest(portal, call, { token, given });
    };
  });

/** A call for each kind of record, with the reason of the answer for a record that is not seen. */
const READING: readonly [Call, string][] = [
  [getCompanySettings, 'companyNotFoundOrDeleted'],
  [getModule, 'moduleNotFoundOrDeleted'],
  [listGroupMembers, 'groupNotFound'],
  [getTraineeProgress, 'traineeNotFound'],
  [getAttempt, 'attemptNotFound'],
  [listHelpRequestChanges, 'helpRequestNotFound'],
];

/** Calls about records that only their makers see. */
const OF_MAKER: readonly [Call, string][] = [
  [getJob, 'actionNotFound'],
  [restoreFromTrash, 'notInTrash'],
  [purgeFromTrash, 'notInTrash'],
];

describe('a record', () => {
  it.for(READING.map(([call, reason]) => ({ name: call.name, call, reason })))(
    'outside of the reach is answered like a missing one by $name',
    async ({ call, reason }, { reader, targets, ask }) => {
      expect((await ask(call, reader, targets.inside)).status).toBe(200);
      const missing = await ask(call, reader, targets.missing);
      const outside = await ask(call, reader, targets.outside);
      expect([outside.status, outside.error.details?.reason]).toEqual([404, reason]);
      expect(outside.raw).toBe(missing.raw);
    },
  );

  it.for(OF_MAKER.map(([call, reason]) => ({ name: call.name, call, reason })))(
    'that another admin has made is answered like a missing one by $name',
    async ({ call, reason }, { shiftLeader, targets, ask }) => {
      for (const target of Object.values(targets)) {
        const answer = await ask(call, shiftLeader, target);
        expect([answer.status, answer.error.details?.reason]).toEqual([404, reason]);
      }
    },
  );
});

describe('a right that is missing within the reach', () => {
  const REASONS: readonly [Call, 'reader' | 'shiftLeader', string][] = [
    [updateCompanySettings, 'reader', 'needsTrainingRight'],
    [deleteModule, 'reader', 'needsTrainingRight'],
    [renewGroupSignUpLink, 'reader', 'needsPeopleRight'],
    [deleteTrainee, 'reader', 'needsPeopleRight'],
    [updateHelpRequest, 'reader', 'needsPeopleRight'],
    [getCompanySettings, 'shiftLeader', 'needsWholeCompany'],
    [getModule, 'shiftLeader', 'needsWholeCompany'],
    [deleteGroup, 'shiftLeader', 'needsWholeCompany'],
    [deleteCompany, 'reader', 'needsPortalReach'],
  ];

  it.for(REASONS.map(([call, who, reason]) => ({ name: call.name, call, who, reason })))(
    'is said by $name to the $who',
    async ({ call, who, reason }, { reader, shiftLeader, targets, ask }) => {
      const answer = await ask(call, { reader, shiftLeader }[who], targets.inside);
      expect(answer.error.details?.reason).toBe(reason);
    },
  );
});
