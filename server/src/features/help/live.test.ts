import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { expect, it } from 'vitest';
import { makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { listen, openLive } from '#server/testing/live-client.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

it('tells administrators of each request and change, and the trainee of their own alone', async () => {
  await using portal = await startTestPortal();
  const address = await listen(portal.app);
  const [admin, trainee, other] = [
    await signInAdmin(portal),
    await makeTrainee(portal),
    await makeTrainee(portal),
  ];
  await using ada = await openLive(address, admin);
  await using tess = await openLive(address, trainee);
  await using ned = await openLive(address, other);
  const body = { message: 'Why?' };
  const { id } = succeeded(await portal.call(askForHelp, { body, token: trainee.token }));
  const forAdmins = { type: 'HELP_LIST_CHANGED', payload: {} } as const;
  await ada.receives(forAdmins);
  const update = { params: { id }, body: { status: 'IN_PROGRESS' as const }, token: admin.token };
  succeeded(await portal.call(updateHelpRequest, update));
  await tess.receives({ type: 'HELP_REQUEST_STATE_CHANGED', payload: { helpRequestId: id } });
  await Promise.all([ada, tess, ned].map((client) => client.settled()));
  const ofHelp = ({ frames }: typeof ada) => frames.filter(({ type }) => type.startsWith('HELP'));
  expect(ofHelp(ada)).toEqual([forAdmins, forAdmins]);
  expect(ofHelp(tess)).toHaveLength(1);
  expect(ofHelp(ned)).toEqual([]);
});
