import { getUnreadCount, listMessages, listRooms } from '@portal/contract/chat';
import { listFeedback } from '@portal/contract/feedback';
import type { HelpStatus } from '@portal/contract/help';
import * as help from '@portal/contract/help';
import { logIn } from '@portal/contract/log-in';
import { listModules } from '@portal/contract/modules';
import { getOwnAccount } from '@portal/contract/own-account';
import { listTrainees } from '@portal/contract/trainees';
import { describe, expect, vi } from 'vitest';
import { createServices } from '#server/app.ts';
import { succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { SimulatedClock } from '../simulated-clock.ts';
import { seedDemo } from './command.ts';
import { DEMO_COMPANIES } from './content/companies.ts';
import { DEMO_ADMIN, DEMO_CONVERSATIONS } from './content/conversations.ts';
import { DEMO_FEEDBACK } from './content/feedback.ts';
import { DEMO_HELP_REQUESTS } from './content/help-requests.ts';
import { PASSWORD } from './people.ts';

const STATUSES: readonly HelpStatus[] = ['PENDING', 'IN_PROGRESS', 'RESOLVED', 'CLOSED'];

const it = portalIt
  .extend('said', { scope: 'file' }, ({ portal }) => layOut(portal))
  .extend('adminToken', { scope: 'file' }, ({ portal, said: _ }) => tokenOf(portal, DEMO_ADMIN));

/** Runs the command and returns its output. */
async function layOut(portal: TestPortal): Promise<string> {
  const clock = new SimulatedClock();
  const resources = { ...portal.resources, now: clock.now };
  const services = createServices(resources, portal.settings);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    await seedDemo.run({ resources, services, clock }, []);
    return log.mock.calls.join('\n');
  } finally {
    log.mockRestore();
  }
}

async function tokenOf(portal: TestPortal, email: string): Promise<string> {
  const answer = await portal.call(logIn, { body: { email, password: PASSWORD } });
  return succeeded(answer).token;
}

describe('the demo', () => {
  it('prints all users who can sign in', ({ said }) => {
    const emails = DEMO_COMPANIES.flatMap(({ trainees }) => trainees.map(({ email }) => email));
    const limited = DEMO_COMPANIES.flatMap(({ admins }) => admins.map(({ email }) => email));
    for (const email of [...emails, DEMO_ADMIN, ...limited]) expect(said).toContain(email);
    expect(said).toContain(PASSWORD);
  });

  it('adds a description, a video and its picture to every module, and captions to some', async ({
    portal,
    adminToken,
  }) => {
    const modules = succeeded(await portal.call(listModules, { token: adminToken }));
    expect(modules).toHaveLength(9);
    for (const { description, videos } of modules) {
      expect(description).toMatch(/\w/);
      expect(videos).toEqual([
        expect.objectContaining({ poster: expect.stringMatching(/\.webp/) }),
      ]);
    }
    const captioned = modules.filter(({ videos }) =>
      videos.some(({ captions }) => captions.length > 0),
    );
    expect(captioned.map(({ name }) => name).sort()).toEqual([
      'Fire and evacuation',
      'Food hygiene',
      'Welcome and house rules',
      'Your first week',
    ]);
  });

  it('puts trainees into groups', async ({ portal, adminToken: token }) => {
    const people = succeeded(
      await portal.call(listTrainees, { token, query: { pageSize: '100' } }),
    );
    const groupsOf = (name: string) =>
      people.find((each) => each.name === name)?.groups.map((group) => group.name);
    expect(groupsOf('Amina Yusuf')).toEqual(['Day shift', 'Fire wardens']);
    expect(groupsOf('Eva Lindqvist')).toEqual([]);
  });

  it('has an HR partner of a company and a shift leader of a group', async ({
    portal,
    said: _,
  }) => {
    const reachOf = async (email: string) => {
      const token = await tokenOf(portal, email);
      return succeeded(await portal.call(getOwnAccount, { token })).reach;
    };
    const company = { companyName: 'Brightwater Foods', rights: 'people' };
    expect(await reachOf('hr@brightwater.example')).toMatchObject([company]);
    expect(await reachOf('shift@brightwater.example')).toMatchObject([
      { ...company, groupName: 'Night shift' },
    ]);
  });

  it.for(STATUSES)('contains help requests that are %s', async (status, { portal, adminToken }) => {
    const list = succeeded(
      await portal.call(help.listHelpRequests, { token: adminToken, query: { status } }),
    );
    const expected = DEMO_HELP_REQUESTS.filter(
      ({ answers }) => (answers.at(-1)?.status ?? 'PENDING') === status,
    );
    expect(list.map(({ message }) => message).sort()).toEqual(
      expected.map(({ message }) => message).sort(),
    );
    for (const { id, trainee } of list) {
      const changes = succeeded(
        await portal.call(help.listHelpRequestChanges, { token: adminToken, params: { id } }),
      );
      const { answers } = DEMO_HELP_REQUESTS.find(({ from }) => from === trainee.email) ?? {};
      expect(changes).toHaveLength(answers?.length ?? 0);
    }
  });

  it('lists the help requests with the newest first', async ({ portal, adminToken }) => {
    const list = succeeded(await portal.call(help.listHelpRequests, { token: adminToken }));
    const asked = list.map(({ createdAt }) => createdAt);
    expect(asked).toEqual(asked.toSorted().reverse());
  });

  it('shows an unseen answer to trainees who have not opened it', async ({ portal }) => {
    for (const { from, isSeen } of DEMO_HELP_REQUESTS) {
      const own = succeeded(
        await portal.call(help.listOwnHelpRequests, { token: await tokenOf(portal, from) }),
      );
      expect(own.map(({ hasNews }) => hasNews)).toEqual([!isSeen]);
    }
  });

  it('contains feedback of every rating', async ({ portal, adminToken }) => {
    const list = succeeded(await portal.call(listFeedback, { token: adminToken }));
    const given = list.map(({ rating, comment }) => ({ rating, comment }));
    expect(given).toHaveLength(DEMO_FEEDBACK.length);
    expect(given).toEqual(
      expect.arrayContaining(
        DEMO_FEEDBACK.map(({ rating, comment = null }) => ({ rating, comment })),
      ),
    );
    expect(new Set(given.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it.for(DEMO_CONVERSATIONS)(
    'contains a chat of $between.0 and $between.1 with $unread unread',
    async (conversation, { portal }) => {
      const { between, lines, unread } = conversation;
      const [opener, other] = await Promise.all(between.map((email) => tokenOf(portal, email)));
      const [room] = succeeded(await portal.call(listRooms, { token: opener })).filter(
        ({ participants }) => participants.some(({ user }) => user.email === between[1]),
      );
      const reading = { params: { id: room?.id ?? 0 }, query: { markRead: 'false' } } as const;
      const messages = succeeded(await portal.call(listMessages, { token: other, ...reading }));
      expect(messages.map(({ content }) => content)).toEqual(lines.map(({ text }) => text));
      expect(Date.parse(messages.at(-1)?.createdAt ?? '')).toBeLessThan(Date.now());
      const reader = lines.at(-1)?.by === 0 ? other : opener;
      const [waiting] = succeeded(await portal.call(listRooms, { token: reader })).filter(
        ({ id }) => id === room?.id,
      );
      expect(waiting?.unreadCount).toBe(unread);
    },
  );

  it('is created once', async ({ portal, said, adminToken }) => {
    const before = await unreadOf(portal, adminToken);
    expect(await layOut(portal)).toBe(said);
    expect(await unreadOf(portal, adminToken)).toEqual(before);
    expect(succeeded(await portal.call(listModules, { token: adminToken }))).toHaveLength(9);
  });
});

async function unreadOf(portal: TestPortal, token: string) {
  return succeeded(await portal.call(getUnreadCount, { token }));
}
