import { askForHelp, markHelpSeen, updateHelpRequest } from '@portal/contract/help';
import { expect } from 'vitest';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { openLive } from '#server/testing/live-client.ts';
import { it } from '#server/testing/portal-test.ts';

it('notifies administrators of each request and change, and the trainee of their own only', async ({
  portal,
  origin,
  admin,
  trainee,
}) => {
  await using ada = await openLive(origin, admin);
  await using tess = await openLive(origin, trainee);
  await using ned = await openLive(origin, await makeTrainee(portal));
  const body = { message: 'Why?' };
  const { id } = succeeded(await trainee.call(askForHelp, { body }));
  const forAdmins = { type: 'HELP_LIST_CHANGED', payload: {} } as const;
  await ada.receives(forAdmins);
  const update = { params: { id }, body: { status: 'IN_PROGRESS' as const } };
  succeeded(await admin.call(updateHelpRequest, update));
  await tess.receives({ type: 'HELP_REQUEST_STATE_CHANGED', payload: { helpRequestId: id } });
  await Promise.all([ada, tess, ned].map((client) => client.settled()));
  const ofHelp = ({ frames }: typeof ada) => frames.filter(({ type }) => type.startsWith('HELP'));
  expect(ofHelp(ada)).toEqual([forAdmins, forAdmins]);
  expect(ofHelp(tess)).toHaveLength(1);
  expect(ofHelp(ned)).toEqual([]);
});

it('notifies the other devices of a trainee that changes were seen, once', async ({
  portal,
  origin,
  admin,
  trainee,
}) => {
  const { id } = succeeded(await trainee.call(askForHelp, { body: { message: 'Why?' } }));
  portal.clock.advance(1_000);
  const body = { status: 'RESOLVED' as const, adminNotes: 'Because.' };
  const { updatedAt } = succeeded(await admin.call(updateHelpRequest, { params: { id }, body }));
  await using phone = await openLive(origin, trainee);
  await using ned = await openLive(origin, await makeTrainee(portal));
  for (const upTo of [updatedAt, updatedAt])
    succeeded(await trainee.call(markHelpSeen, { body: { upTo } }));
  const seen = { type: 'HELP_REQUESTS_SEEN', payload: {} } as const;
  await phone.receives(seen);
  await Promise.all([phone, ned].map((client) => client.settled()));
  const ofHelp = ({ frames }: typeof ned) => frames.filter(({ type }) => type.startsWith('HELP'));
  expect(ofHelp(phone)).toEqual([seen]);
  expect(ofHelp(ned)).toEqual([]);
});
