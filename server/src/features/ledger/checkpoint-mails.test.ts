/** Checkpoints by mail: a company's copies outside the portal. */
import { listActivity } from '@portal/contract/activity';
import { deleteCompany, updateCompanySettings } from '@portal/contract/companies';
import { getCheckpointMail, updateCheckpointMail } from '@portal/contract/ledger';
import { restoreFromTrash } from '@portal/contract/trash';
import { expect, it as plainIt } from 'vitest';
import {
  makeCompany,
  makeLimitedAdmin,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '#server/testing/factories.ts';
import { mailParts } from '#server/testing/mail-parts.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';

const DAY_MS = 24 * 60 * 60_000;

const it = plainIt
  .extend('mailServer', async ({ task: _ }, { onCleanup }) => {
    const server = await startMailServer();
    onCleanup(() => server[Symbol.asyncDispose]());
    return server;
  })
  .extend('env', ({ mailServer }) => ({
    SMTP_URL: mailServer.url,
    PUBLIC_URL: 'https://training.example.com',
  }))
  .extend('portal', async ({ env }, { onCleanup }) => {
    const portal = await startTestPortal(env);
    onCleanup(() => portal[Symbol.asyncDispose]());
    return portal;
  })
  .extend('admin', ({ portal }) => signInAdmin(portal))
  .extend('company', ({ portal }) => makeCompany(portal))
  .extend('email', 'wanda@witness.test')
  .extend('mails', async ({ portal, admin, company, email, mailServer }) => {
    const params = { id: company.id };
    await portal.services.ledger.checkpoint();
    return {
      ask: async () => succeeded(await admin.call(getCheckpointMail, { params })),
      save: async (to: string | null = email) =>
        succeeded(await admin.call(updateCheckpointMail, { params, body: { email: to } })),
      /** Does the work of the process in a minute. */
      work: async () => {
        await portal.services.checkpointMails.sendDue();
        await portal.deliverMails();
      },
      received: () =>
        mailServer.received.flatMap(({ to, content }) =>
          to === email ? [mailParts(content)] : [],
        ),
      recorded: async () => {
        const query = { company: String(company.id) };
        const rows = succeeded(await admin.call(listActivity, { query }));
        return rows
          .filter(({ action }) => action === 'company.checkpoint-mail-changed')
          .map(({ before, after }) => [before?.checkpointMail, after?.checkpointMail]);
      },
    };
  });

it('brings the published checkpoint byte for byte, at once', async ({ portal, company, mails }) => {
  expect(await mails.ask()).toEqual({ email: null });
  await mails.save();
  await portal.deliverMails();
  const [mail, ...more] = mails.received();
  expect(more).toEqual([]);
  const published = await portal.inject({ url: '/log/checkpoint' });
  expect(mail?.attachment).toBe(published.raw);
  expect(mail?.subject).toBe(`Checkpoint of the signed log: ${company.name}`);
  expect(mail?.text).toContain('https://training.example.com/log/key');
});

it('is sent each week from then on, and one after a long pause', async ({ portal, mails }) => {
  await mails.save();
  for (const [days, count] of [
    [0, 1],
    [6, 1],
    [1, 2],
    [7, 3],
    [30, 4],
    [4, 4],
    [1, 5],
  ] as const) {
    portal.clock.advance(days * DAY_MS);
    await mails.work();
    expect(mails.received()).toHaveLength(count);
  }
});

it('ends when the address is removed, also for a mail that waits', async ({ portal, mails }) => {
  await mails.save();
  expect(await mails.save(null)).toEqual({ email: null });
  await mails.work();
  portal.clock.advance(8 * DAY_MS);
  await mails.work();
  expect(mails.received()).toEqual([]);
});

it('goes to the new address after a change', async ({ portal, email, mails }) => {
  await mails.save('former@witness.test');
  await mails.save();
  await mails.save();
  expect(await mails.ask()).toEqual({ email });
  portal.clock.advance(1_000);
  await mails.work();
  expect(mails.received()).toHaveLength(1);
  expect(await mails.recorded()).toEqual([
    ['former@witness.test', email],
    [null, 'former@witness.test'],
  ]);
});

it('is not sent for a company in the trash, and again after it is restored', async ({
  portal,
  admin,
  company,
  mails,
}) => {
  await mails.save();
  const params = { id: company.id };
  const { deletionId } = succeeded(await admin.call(deleteCompany, { params }));
  await mails.work();
  portal.clock.advance(8 * DAY_MS);
  await mails.work();
  expect(mails.received()).toEqual([]);
  const later = await signInAdmin(portal);
  expect((await later.call(getCheckpointMail, { params })).status).toBe(404);
  const restored = { params: { deletionId: deletionId ?? 0 }, body: {} };
  succeeded(await later.call(restoreFromTrash, restored));
  await mails.work();
  expect(mails.received()).toHaveLength(1);
});

it('is in the language of the company, and about no account of this address', async ({
  portal,
  admin,
  company,
  mailServer,
}) => {
  const params = { id: company.id };
  const { email, name } = (await makeTrainee(portal, { name: 'Wanda Witness' })).user;
  await portal.services.ledger.checkpoint();
  succeeded(await admin.call(updateCompanySettings, { params, body: { language: 'fr' } }));
  succeeded(await admin.call(updateCheckpointMail, { params, body: { email } }));
  await portal.deliverMails();
  const mail = mailServer.received.findLast(({ to }) => to === email);
  const { html, text } = mailParts(mail?.content ?? '');
  expect(html).toContain('<html lang="fr">');
  expect(`${html}${text}`).not.toContain(name);
});

it('is refused to an admin who cannot change the training', async ({ portal, company }) => {
  const reader = await makeLimitedAdmin(portal, [{ companyId: company.id, rights: 'read' }]);
  const params = { id: company.id };
  expect((await reader.call(getCheckpointMail, { params })).status).toBe(200);
  const body = { email: 'reader@witness.test' };
  expect((await reader.call(updateCheckpointMail, { params, body })).status).toBe(403);
});

it('is queued once by processes that work at the same time', async ({ portal, mails }) => {
  await mails.save();
  await mails.work();
  portal.clock.advance(7 * DAY_MS);
  const { sendDue } = portal.services.checkpointMails;
  await Promise.all([sendDue(), sendDue()]);
  await portal.deliverMails();
  expect(mails.received()).toHaveLength(2);
});
