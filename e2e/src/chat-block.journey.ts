/** Who can write to whom: blocks, and companies that allow no chats with others. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { sendMessage } from '@portal/contract/chat';
import { updateCompanySettings } from '@portal/contract/companies';
import { addCompany, addTrainee, call, emptyPortal, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { field, log, saidIn, write, writeFrom } from './screens/chat.ts';

let portal: Portal;
let admin: Session;
let companyId: number;
let tess: Session;
let tom: Session;

test.beforeEach(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  await emptyPortal(portal, admin.token);
  const company = await addCompany(portal, admin.token, 'Brightwater Foods');
  companyId = company.id;
  await addCompany(portal, admin.token, 'Harbour Works');
  tess = await addTrainee(portal, person('Tess Trainee'), 'Brightwater Foods');
  tom = await addTrainee(portal, person('Tom Trainee'), 'Harbour Works');
});

const chatOf = ({ page }: Visitor, name: string) =>
  page.getByRole('region', { name: `Chat with ${name}` });
const presence = (visitor: Visitor, name: string, state: 'Online' | 'Offline') =>
  chatOf(visitor, name).getByText(state, { exact: true });

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('a trainee blocks another one and is hidden from them, until the block ends', async ({
    visit,
  }) => {
    const roomId = await writeFrom(portal, tom, tess, 'Hello');
    const receiver = await visit({ as: tess });
    const sender = await visit({ as: tom, device: DESKTOP });
    for (const { page } of [receiver, sender]) await page.goto(`/chat?room=${roomId}`);
    await expect(presence(sender, 'Tess Trainee', 'Online')).toBeVisible();
    await expect(presence(receiver, 'Tom Trainee', 'Online')).toBeVisible();

    const { page, press } = receiver;
    await press(page.getByRole('button', { name: 'Chat options' }));
    await press(page.getByRole('menuitem', { name: 'Block Tom Trainee' }));
    await expect(page.getByText('You have blocked Tom Trainee.')).toBeVisible();
    await expect(field(receiver)).toHaveCount(0);
    await expect(presence(sender, 'Tess Trainee', 'Offline')).toBeVisible();
    await expect(presence(receiver, 'Tom Trainee', 'Offline')).toBeVisible();
    await examine(receiver, 'chat-blocked');

    sender.noise.expect(sendMessage, 403);
    await write(sender, 'Are you there?');
    await expect(log(sender).getByText('Not delivered – ')).toBeVisible();

    await press(page.getByRole('button', { name: 'Unblock Tom Trainee' }));
    await expect(field(receiver)).toBeVisible();
    await expect(presence(sender, 'Tess Trainee', 'Online')).toBeVisible();
    await expect(presence(receiver, 'Tom Trainee', 'Online')).toBeVisible();
    await sender.press(log(sender).getByRole('button', { name: 'Retry' }));
    await expect.poll(() => saidIn(receiver)).toEqual(['Hello', 'Are you there?']);
  });

  test('a company that forbids chats with others closes an open one at once, and keeps what was typed', async ({
    visit,
  }) => {
    const roomId = await writeFrom(portal, tom, tess, 'Hello');
    const visitor = await visit({ as: tess });
    const { page } = visitor;
    await page.goto(`/chat?room=${roomId}`);
    await expect(page.getByText('Connected', { exact: true })).toBeVisible();
    await field(visitor).fill('A long answer');
    const allow = (crossCompanyChat: boolean) =>
      call(portal, updateCompanySettings, {
        id: companyId,
        token: admin.token,
        body: { crossCompanyChat },
      });
    await allow(false);
    await expect(page.getByText('Your companies do not allow chats between them.')).toBeVisible();
    const kept = page.getByRole('textbox', { name: 'Your text, not sent' });
    await expect(kept).toHaveValue('A long answer');
    await expect(kept).not.toBeEditable();
    await examine(visitor, 'chat-separated');
    await allow(true);
    await expect(field(visitor)).toBeEditable();
    await write(visitor, 'A long answer');
    await expect.poll(() => saidIn(visitor)).toEqual(['Hello', 'A long answer']);
  });
});
