/** Finding people to write to, and unsent texts: drafts and refused messages. */
import { expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/chat';
import { deleteCompany } from '@portal/contract/companies';
import { deleteTrainee } from '@portal/contract/trainees';
import {
  addCompany,
  addTrainee,
  call,
  emptyPortal,
  importTable,
  person,
  signInAdmin,
} from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import type { Portal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import { chatRow, field, log, saidIn, write, writeFrom } from './screens/chat.ts';
import { toasts } from './screens/toasts.ts';

let portal: Portal;
let admin: Session;
let tess: Session;
let tom: Session;

test.beforeEach(async ({ portal: started }) => {
  portal = started;
  admin = await signInAdmin(portal);
  await emptyPortal(portal, admin.token);
  await addCompany(portal, admin.token, 'Brightwater Foods');
  tess = await addTrainee(portal, person('Tess Trainee'), 'Brightwater Foods');
  tom = await addTrainee(portal, person('Tom Trainee'), 'Brightwater Foods');
});

/** Waits until the value is as expected, on a busy machine too. */
const until = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

/** Scrolls at once. `scrollIntoViewIfNeeded` fails if the list replaces the row while it waits for it to stand still. */
const scrollTo = (row: Locator) => row.evaluate((element) => element.scrollIntoView());

async function addPeople(count: number): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, i) =>
      `Person ${String(i + 1).padStart(2, '0')},person.${i + 1}@people.test,Brightwater Foods`,
  );
  await importTable(portal, admin.token, rows);
}

test.describe('on a phone', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('the first people are shown, a search finds the others, and a limit shows when to continue', async ({
    visit,
  }) => {
    await addPeople(70);
    const visitor = await visit({ as: tess });
    const { page, press } = visitor;
    await page.goto('/chat');
    await press(page.getByRole('button', { name: 'New Chat', exact: true }));
    const people = page.getByRole('list', { name: 'People' }).getByRole('button');
    const hint = page.getByText('Type at least two characters to find more people.');
    await expect(page.getByText('Person 01')).toBeVisible();
    await expect(hint).toBeVisible();
    await expect(people).toHaveCount(50);
    await examine(visitor, 'chat-people-first');

    const search = page.getByPlaceholder('Search users by name or email...');
    await search.fill('om');
    await expect(people).toHaveText([/Tom Trainee/]);
    await expect(hint).toHaveCount(0);
    await search.fill('person');
    await expect(page.getByText('Person 01')).toBeVisible();
    await until(async () => {
      await scrollTo(people.last());
      return people.count();
    }).toBe(70);

    visitor.noise.expect(calls.listChatUsers, 429);
    const message =
      'You have looked up many people. Please try again in 12 minutes, or ask an administrator.';
    const refuse = { status: 429, headers: { 'retry-after': '700' } };
    let refusals = 0;
    await page.route(
      ({ searchParams }) => searchParams.get('search') === '@p' && searchParams.has('cursor'),
      (route) => {
        refusals += 1;
        return route.fulfill({ ...refuse, json: { message, code: 'TOO_MANY_REQUESTS' } });
      },
    );
    await search.fill('@p');
    const alert = page.getByRole('alert').filter({ hasText: message });
    const toast = toasts(visitor).getByText(`Failed to fetch users: ${message}`, { exact: true });
    await until(async () => {
      await scrollTo(people.last());
      return alert.isVisible();
    }).toBe(true);
    await expect(toast).toBeVisible();
    await expect(people).toHaveCount(20);
    await examine(visitor, 'chat-people-limited');
    // Requested once, and not again automatically while its place stays in view.
    expect(refusals).toBe(1);
    await page.unrouteAll();
    await press(alert.getByRole('button', { name: 'Retry' }));
    await until(async () => {
      await scrollTo(people.last());
      return people.count();
    }).toBe(72);
  });

  test('a draft waits over a reload and in the list, and a refused message can be edited', async ({
    visit,
  }) => {
    const roomId = await writeFrom(portal, tom, tess, 'First');
    const visitor = await visit({ as: tess });
    const { page, press } = visitor;
    await page.goto(`/chat?room=${roomId}`);
    await expect(log(visitor).getByText('First')).toBeVisible();
    await field(visitor).fill('Half a thought');
    await page.reload();
    await expect(field(visitor)).toHaveValue('Half a thought');
    await press(page.getByRole('link', { name: 'Back to chats' }));
    await expect(chatRow(visitor, 'Tom Trainee').getByText('Draft: Half a thought')).toBeVisible();
    await examine(visitor, 'chat-draft');
    await press(chatRow(visitor, 'Tom Trainee'));
    await expect(field(visitor)).toHaveValue('Half a thought');

    visitor.noise.expect(calls.sendMessage, 400);
    await field(visitor).fill('x'.repeat(10_001));
    await expect(page.getByText('Too long to send. ')).toBeVisible();
    await expect(page.getByText('10,001 of 10,000 characters')).toBeVisible();
    await examine(visitor, 'chat-too-long');
    await write(visitor, 'x'.repeat(10_001));
    await expect(log(visitor).getByText('Not sent –')).toBeVisible();
    // The same text would be refused again: it can only be edited or discarded.
    await expect(log(visitor).getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect(log(visitor).getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await field(visitor).fill('Meanwhile');
    await press(log(visitor).getByRole('button', { name: 'Edit' }));
    await expect(log(visitor).getByText('Not sent –')).toHaveCount(0);
    await expect(field(visitor)).toHaveValue(`${'x'.repeat(10_001)}\nMeanwhile`);
    await expect(field(visitor).and(page.locator(':focus'))).toBeVisible();

    visitor.noise.expect(calls.sendMessage, 429);
    const message =
      'You have reached the limit of 20 MB of messages a day. You can send more in 5 hours.';
    await page.route('**/api/chat/send', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '18000' },
        json: { message, code: 'DAILY_LIMIT' },
      }),
    );
    await write(visitor, 'Over the limit');
    await expect(log(visitor).getByText(message)).toBeVisible();
    await examine(visitor, 'chat-over-limit');
    await page.unrouteAll();
    // By keyboard only.
    await log(visitor).getByRole('button', { name: 'Edit' }).focus();
    await page.keyboard.press('Enter');
    await expect(field(visitor)).toHaveValue('Over the limit');
    await write(visitor, 'Within the limit');
    await until(() => saidIn(visitor)).toEqual(['First', 'Within the limit']);
    await page.reload();
    await expect(log(visitor).getByText('Within the limit')).toBeVisible();
    await expect(field(visitor)).toHaveValue('');
  });
});

test('an open chat shows that the other person was deleted, alone or with their company, and keeps the messages', async ({
  visit,
}) => {
  const company = await addCompany(portal, admin.token, 'Halden Transport');
  const hal = await addTrainee(portal, person('Hal Halden'), 'Halden Transport');
  const roomId = await writeFrom(portal, tom, tess, 'First');
  await writeFrom(portal, hal, tess, 'Second');
  const visitor = await visit({ as: tess });
  const { page } = visitor;
  const heading = page.getByRole('heading', { name: 'Deleted user', level: 2 });
  const note = page.getByText('This person is no longer here.', { exact: false });

  await page.goto(`/chat?room=${roomId}`);
  await expect(log(visitor).getByText('First')).toBeVisible();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await field(visitor).fill('Half a thought');
  await call(portal, deleteTrainee, { id: tom.user.id, token: admin.token });
  await expect(heading).toBeVisible();
  await expect(note).toBeVisible();
  await expect(chatRow(visitor, 'Deleted user')).toBeVisible();
  // The text can be read and copied, but neither changed nor sent.
  await expect(page.getByRole('textbox', { name: 'Your text, not sent' })).toHaveValue(
    'Half a thought',
  );
  await expect(field(visitor)).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0);
  await examine(visitor, 'chat-deleted-partner');
  await visitor.press(page.getByRole('button', { name: 'Discard' }));
  await expect(field(visitor)).toHaveCount(0);

  await visitor.press(chatRow(visitor, 'Hal Halden'));
  await expect(log(visitor).getByText('Second')).toBeVisible();
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  await expect(field(visitor)).toBeVisible();
  await call(portal, deleteCompany, { id: company.id, token: admin.token });
  await expect(heading).toBeVisible();
  await expect(note).toBeVisible();
  await expect(field(visitor)).toHaveCount(0);
  await expect(chatRow(visitor, 'Deleted user')).toHaveCount(2);

  await page.reload();
  await expect(log(visitor).getByText('Second', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'This person is no longer here. You can read the conversation, but not write to them.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(heading).toBeVisible();
});
