/** Invitations to addresses that the mail server refuses permanently. */
import { inviteAdmin, inviteAdminAgain, listAdmins } from '@portal/contract/admins';
import { getJob } from '@portal/contract/jobs';
import { importTrainees } from '@portal/contract/trainee-import';
import {
  createTrainee,
  getTraineeProgress,
  listTrainees,
  sendTraineeLink,
  updateTrainee,
} from '@portal/contract/trainees';
import { expect } from 'vitest';
import {
  makeCompany,
  multipart,
  PASSWORD,
  signInAdmin,
  signInAgain,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';

const MINUTE_MS = 60_000;

const it = itAlone.extend('world', async ({ task: _ }, { onCleanup }) => {
  const resources = new AsyncDisposableStack();
  onCleanup(() => resources.disposeAsync());
  const deferred = new Set<string>();
  /** Refuses addresses with "bad", and defers each with "grey" once. */
  const server = resources.use(
    await startMailServer({
      onRcptTo({ address }, _, done) {
        if (address.includes('bad'))
          return done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }));
        if (!address.includes('grey') || deferred.has(address)) return done();
        deferred.add(address);
        done(Object.assign(new Error('4.7.1 greylisted'), { responseCode: 451 }));
      },
    }),
  );
  const { env } = resources.use(await makeTestInstallation());
  const portal = resources.use(await startTestPortal({ ...env, SMTP_URL: server.url }));
  const admin = await signInAdmin(portal);
  const { token } = admin;
  const { name: companyName } = await makeCompany(portal);
  return {
    portal,
    admin,
    token,
    companyName,
    recipients: () => server.received.map(({ to }) => to).toSorted(),
    refused: async (as = token) => {
      const query = { status: 'invitation-refused' as const, page: '1' };
      const rows = succeeded(await portal.call(listTrainees, { token: as, query }));
      return rows.map(({ email, invitationRefused }) => [email, invitationRefused]);
    },
    add: async (email: string) =>
      succeeded(
        await portal.call(createTrainee, { token, body: { name: 'Zoë', email, companyName } }),
      ),
  };
});

it('of an import are counted in the job and found by the filter', async ({ world }) => {
  const { portal, token, companyName, recipients, refused } = world;
  const names = ['one', 'bad1', 'two', 'grey', 'bad2'];
  const lines = names.map((name) => `${name},${name}@mailed.test,${companyName}`);
  const file = new File([['name,email,company', ...lines].join('\n')], 'trainees.csv');
  const form = multipart({}, { trainees: file });
  const { id } = succeeded(await upload(portal, importTrainees, form, { token }));
  await portal.work(['job']);
  const job = async () => succeeded(await portal.call(getJob, { token, params: { id } }));
  expect((await job()).invitations).toEqual({ total: 5, waiting: 5, refused: 0 });
  await portal.deliverMails();
  expect((await job()).invitations).toEqual({ total: 5, waiting: 1, refused: 2 });
  portal.clock.advance(MINUTE_MS);
  await portal.deliverMails();
  expect((await job()).invitations).toEqual({ total: 5, waiting: 0, refused: 2 });
  expect(recipients()).toEqual(['grey@mailed.test', 'one@mailed.test', 'two@mailed.test']);
  expect(await refused()).toEqual([
    ['bad1@mailed.test', 'mailbox-unknown'],
    ['bad2@mailed.test', 'mailbox-unknown'],
  ]);
});

it('say why on the page of the trainee, until the invitation is sent again', async ({ world }) => {
  const { portal, token, add, refused } = world;
  const { id } = await add('bad@mailed.test');
  await portal.deliverMails();
  const refusal = async () =>
    succeeded(await portal.call(getTraineeProgress, { token, params: { id } })).invitationRefusal;
  expect(await refusal()).toEqual({
    reason: 'mailbox-unknown',
    at: new Date(portal.clock.now).toISOString(),
    reply: '550 5.1.1 no such user',
  });
  const body = { kind: 'invitation' as const };
  succeeded(await portal.call(sendTraineeLink, { token, params: { id }, body }));
  expect([await refusal(), await refused()]).toEqual([null, []]);
  await portal.deliverMails();
  expect(await refused()).toEqual([['bad@mailed.test', 'mailbox-unknown']]);
});

it('are sent to the corrected email', async ({ world }) => {
  const { portal, admin, add, refused, recipients } = world;
  const { id } = await add('bad@mailed.test');
  await portal.deliverMails();
  // The refused mail is not kept as long as the mark.
  portal.clock.advance(31 * 24 * 60 * MINUTE_MS);
  await portal.services.mails.removeOldRefusals();
  const { token } = await signInAgain(portal, admin);
  expect(await refused(token)).toEqual([['bad@mailed.test', 'mailbox-unknown']]);
  const body = { email: 'right@mailed.test' };
  succeeded(await portal.call(updateTrainee, { token, params: { id }, body }));
  await portal.deliverMails();
  expect([await refused(token), recipients()]).toEqual([[], ['right@mailed.test']]);
});

it('are sent again with a changed email also if the first one was accepted, and only then', async ({
  world,
}) => {
  const { portal, token, add, recipients } = world;
  const { id } = await add('first@mailed.test');
  await portal.deliverMails();
  const change = async (body: { name?: string; email?: string; password?: string }) =>
    succeeded(await portal.call(updateTrainee, { token, params: { id }, body }));
  await change({ name: 'Zoe', email: 'first@mailed.test' });
  await portal.deliverMails();
  expect(recipients()).toEqual(['first@mailed.test']);
  await change({ email: 'second@mailed.test' });
  await portal.deliverMails();
  expect(recipients()).toEqual(['first@mailed.test', 'second@mailed.test']);
  await change({ password: PASSWORD });
  await change({ email: 'third@mailed.test' });
  await portal.deliverMails();
  expect(recipients()).toEqual(['first@mailed.test', 'second@mailed.test']);
});

it('to an address that was corrected meanwhile leave no mark', async ({ world }) => {
  const { portal, token, add, refused, recipients } = world;
  const { id } = await add('bad@mailed.test');
  const { mailTransport } = portal.resources;
  const deliver = mailTransport.deliver.bind(mailTransport);
  mailTransport.deliver = async (mail) => {
    mailTransport.deliver = deliver;
    const body = { email: 'right@mailed.test' };
    succeeded(await portal.call(updateTrainee, { token, params: { id }, body }));
    return deliver(mail);
  };
  await portal.deliverMails();
  portal.clock.advance(MINUTE_MS);
  await portal.deliverMails();
  expect([await refused(), recipients()]).toEqual([[], ['right@mailed.test']]);
});

it('have no mark after the trainee has a password', async ({ world }) => {
  const { portal, token, add, refused } = world;
  const { id } = await add('bad@mailed.test');
  await portal.deliverMails();
  const body = { password: PASSWORD };
  succeeded(await portal.call(updateTrainee, { token, params: { id }, body }));
  expect(await refused()).toEqual([]);
});

it('of admins are seen by the other admins', async ({ world }) => {
  const { portal, token } = world;
  const body = { name: 'Iris', email: 'bad@admins.test' };
  const { admin } = succeeded(await portal.call(inviteAdmin, { token, body }));
  await portal.deliverMails();
  const refusal = async () => {
    const { admins } = succeeded(await portal.call(listAdmins, { token }));
    return admins.find(({ id }) => id === admin.id)?.invitationRefusal ?? null;
  };
  expect(await refusal()).toMatchObject({ reason: 'mailbox-unknown' });
  succeeded(await portal.call(inviteAdminAgain, { token, params: { id: admin.id } }));
  expect(await refusal()).toBeNull();
});
