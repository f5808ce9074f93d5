/** Finding people to write to, and what was written and not sent: drafts and refused messages. */
import type { Session } from '@portal/contract/accounts';
import * as calls from '@portal/contract/chat';
import { deleteCompany } from '@portal/contract/companies';
import { importTrainees } from '@portal/contract/trainee-import';
import { deleteTrainee } from '@portal/contract/trainees';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCompany, addTrainee, call, person, signInAdmin } from './harness/api.ts';
import { DESKTOP, type Device, PHONE, sharedBrowser } from './harness/browser.ts';
import { examine } from './harness/examine.ts';
import { toasts } from './harness/letters.ts';
import { type Portal, startPortal } from './harness/portal.ts';
import { type Visitor, visit } from './harness/visitor.ts';
import { signIn } from './screens/accounts.ts';
import { chatRow, log, saidIn, write, writeFrom } from './screens/chat.ts';

let browser: Browser;
let ended: AsyncDisposableStack;
let portal: Portal;
let admin: Session;
let tess: Session;
let tom: Session;

beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  ended = new AsyncDisposableStack();
  portal = ended.use(await startPortal());
  admin = await signInAdmin(portal);
  await addCompany(portal, admin.token, 'Brightwater Foods');
  tess = await addTrainee(portal, person('Tess Trainee'), 'Brightwater Foods');
  tom = await addTrainee(portal, person('Tom Trainee'), 'Brightwater Foods');
});
afterEach(() => ended.disposeAsync());

async function comeAs(session: Session, device: Device): Promise<Visitor> {
  const visitor = ended.use(await visit(browser, portal, { device }));
  await signIn(visitor, session);
  return visitor;
}

/** Waits until what is read is as expected, on a busy machine too. */
const until = <T>(read: () => T) => expect.poll(read, { timeout: 30_000 });

const field = ({ page }: Visitor) => page.getByPlaceholder('Type your message here...');

async function addPeople(count: number): Promise<void> {
  const rows = Array.from(
    { length: count },
    (_, i) =>
      `Person ${String(i + 1).padStart(2, '0')},person.${i + 1}@people.test,Brightwater Foods`,
  );
  const body = new FormData();
  body.set('trainees', new Blob([`name,email,company\n${rows.join('\n')}`]), 'people.csv');
  await call(portal, importTrainees, { token: admin.token, body });
}

describe.each([DESKTOP, PHONE])('on a $name', (device: Device) => {
  it('the first people are shown, a search finds the others, and a limit says when to go on', async () => {
    await addPeople(70);
    const visitor = await comeAs(tess, device);
    const { page, see, press } = visitor;
    await visitor.open('/chat');
    await press(page.getByRole('button', { name: 'New Chat', exact: true }));
    const people = page.getByRole('list', { name: 'People' }).getByRole('button');
    const hint = page.getByText('Type at least two characters to find more people.');
    await see('Person 01', hint);
    expect(await people.count()).toBe(50);
    await examine(visitor, 'chat-people-first');

    const search = page.getByPlaceholder('Search users by name or email...');
    await search.fill('om');
    await until(() => people.allInnerTexts()).toEqual([expect.stringContaining('Tom Trainee')]);
    await hint.waitFor({ state: 'detached' });
    await search.fill('person');
    await see('Person 01');
    await until(async () => {
      await people.last().hover();
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
    await until(async () => {
      await people.last().hover();
      return alert.isVisible();
    }).toBe(true);
    await see(toasts(visitor).getByText(`Failed to fetch users: ${message}`, { exact: true }));
    expect(await people.count()).toBe(20);
    await examine(visitor, 'chat-people-limited');
    // Asked once, and not again by itself while its place stays in view.
    expect(refusals).toBe(1);
    await page.unrouteAll();
    await press(alert.getByRole('button', { name: 'Retry' }));
    await until(async () => {
      await people.last().hover();
      return people.count();
    }).toBe(72);
  });

  it('a draft waits over a reload and in the list, and a refused message can be edited', async () => {
    const roomId = await writeFrom(portal, tom, tess, 'First');
    const visitor = await comeAs(tess, device);
    const { page, see, press } = visitor;
    await visitor.open(`/chat?room=${roomId}`);
    await see(log(visitor).getByText('First'));
    await field(visitor).fill('Half a thought');
    await page.reload();
    await until(() => field(visitor).inputValue()).toBe('Half a thought');
    await visitor.open('/chat');
    await see(chatRow(visitor, 'Tom Trainee').getByText('Draft: Half a thought'));
    await examine(visitor, 'chat-draft');
    await press(chatRow(visitor, 'Tom Trainee'));
    await until(() => field(visitor).inputValue()).toBe('Half a thought');

    visitor.noise.expect(calls.sendMessage, 400);
    await field(visitor).fill('x'.repeat(10_001));
    await see('Too long to send. ', '10,001 of 10,000 characters');
    await examine(visitor, 'chat-too-long');
    await write(visitor, 'x'.repeat(10_001));
    await see(log(visitor).getByText('Not sent –'));
    await field(visitor).fill('Meanwhile');
    await press(log(visitor).getByRole('button', { name: 'Edit' }));
    await log(visitor).getByText('Not sent –').waitFor({ state: 'detached' });
    expect(await field(visitor).inputValue()).toBe(`${'x'.repeat(10_001)}\nMeanwhile`);
    await field(visitor).and(page.locator(':focus')).waitFor();

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
    await see(log(visitor).getByText(message));
    await examine(visitor, 'chat-over-limit');
    await page.unrouteAll();
    // By the keyboard alone.
    await log(visitor).getByRole('button', { name: 'Edit' }).focus();
    await page.keyboard.press('Enter');
    await until(() => field(visitor).inputValue()).toBe('Over the limit');
    await write(visitor, 'Within the limit');
    await until(() => saidIn(visitor)).toEqual(['First', 'Within the limit']);
    await page.reload();
    await see(log(visitor).getByText('Within the limit'));
    expect(await field(visitor).inputValue()).toBe('');
  });
});

it('a draft is the same in two tabs of one user, and another user of the browser has none', async () => {
  const roomId = await writeFrom(portal, tom, tess, 'First');
  const first = await comeAs(tess, DESKTOP);
  await first.open(`/chat?room=${roomId}`);
  await first.see(log(first).getByText('First'));
  const second = await first.openTab();
  await second.open(`/chat?room=${roomId}`);
  await second.see(log(second).getByText('First'));
  await field(first).fill('From the first tab');
  await until(() => field(second).inputValue()).toBe('From the first tab');
  await write(second, 'Sent by the second');
  await until(() => field(first).inputValue()).toBe('');

  await field(first).fill('Only for Tess');
  await until(() => field(second).inputValue()).toBe('Only for Tess');
  await signIn(first, tom);
  await first.open(`/chat?room=${roomId}`);
  await first.see(log(first).getByText('Sent by the second'));
  expect(await field(first).inputValue()).toBe('');
  await signIn(first, tess);
  await first.open(`/chat?room=${roomId}`);
  await until(() => field(first).inputValue()).toBe('Only for Tess');
});

it('an open chat shows that the other person was deleted, alone or with their company', async () => {
  const company = await addCompany(portal, admin.token, 'Halden Transport');
  const hal = await addTrainee(portal, person('Hal Halden'), 'Halden Transport');
  const rooms = [
    await writeFrom(portal, tom, tess, 'First'),
    await writeFrom(portal, hal, tess, 'Second'),
  ] as const;
  const visitor = await comeAs(tess, DESKTOP);
  const { page, see } = visitor;
  const heading = page.getByRole('heading', { name: 'Deleted user', level: 2 });
  const note = page.getByText('This person is no longer here.', { exact: false });

  await visitor.open(`/chat?room=${rooms[0]}`);
  await see(log(visitor).getByText('First'), page.getByText('Connected', { exact: true }));
  await field(visitor).fill('Half a thought');
  await call(portal, deleteTrainee, { id: tom.user.id, token: admin.token });
  await see(heading, note, chatRow(visitor, 'Deleted user'));
  await field(visitor).waitFor({ state: 'detached' });
  await examine(visitor, 'chat-deleted-partner');

  await visitor.open(`/chat?room=${rooms[1]}`);
  await see(log(visitor).getByText('Second'), page.getByText('Connected', { exact: true }));
  await field(visitor).waitFor();
  await call(portal, deleteCompany, { id: company.id, token: admin.token });
  await see(heading, note);
  await field(visitor).waitFor({ state: 'detached' });
  await until(() => chatRow(visitor, 'Deleted user').count()).toBe(2);
});
