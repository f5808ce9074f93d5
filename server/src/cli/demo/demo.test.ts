import {
  getCertificate,
  getCertificateLook,
  listCertificatesOfTrainee,
} from '@portal/contract/certificates';
import { getUnreadCount, listMessages, listRooms } from '@portal/contract/chat';
import { listCompanies } from '@portal/contract/companies';
import {
  getCompanyCompliance,
  getMatrix,
  getRequirementsSummary,
  listComingWeeks,
} from '@portal/contract/compliance';
import { listFeedback } from '@portal/contract/feedback';
import type { HelpStatus } from '@portal/contract/help';
import * as help from '@portal/contract/help';
import { logIn } from '@portal/contract/log-in';
import { listModules } from '@portal/contract/modules';
import { getOwnAccount } from '@portal/contract/own-account';
import { listNotices } from '@portal/contract/reminders';
import { getTraineeRequirements, STANDING_STATES } from '@portal/contract/requirements';
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
    await seedDemo.prepare([])({ resources, services, clock });
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

  it('shows each standing of a module, and none in a company without rules', async ({
    portal,
    adminToken: token,
  }) => {
    const people = succeeded(
      await portal.call(listTrainees, { token, query: { pageSize: '100' } }),
    );
    const standings = await Promise.all(
      people.map(async ({ id, name, company }) => {
        const answer = await portal.call(getTraineeRequirements, { token, params: { id } });
        const modules = succeeded(answer)?.modules ?? null;
        return { name, company: company?.name, modules };
      }),
    );
    const isWithout = ({ modules }: (typeof standings)[number]) => modules === null;
    expect(new Set(standings.filter(isWithout).map(({ company }) => company))).toEqual(
      new Set(['Nordlicht Logistics']),
    );
    const own = standings.flatMap(({ name, modules }) =>
      (modules ?? []).map(({ moduleName, standing }) => ({ name, moduleName, ...standing })),
    );
    expect(new Set(own.map(({ state }) => state))).toEqual(new Set(STANDING_STATES));
    const reasons = own.map(({ why }) => why.because);
    expect(new Set(reasons)).toEqual(new Set(['company', 'groups', 'edition', 'recorded']));
    const renewing = own.filter((each) => each.renewing).map(({ name }) => name);
    expect(new Set(renewing)).toEqual(new Set(['Jonas Weber']));
  });

  it('has trainees in each tile, months before, and coming weeks, in the company with rules', async ({
    portal,
    adminToken: token,
  }) => {
    const [ruled, other] = succeeded(await portal.call(listCompanies, { token }));
    const of = async (id: number) => {
      const asked = { token, params: { id } };
      return {
        tiles: succeeded(
          await portal.call(getRequirementsSummary, { token, query: { company: String(id) } }),
        ),
        ...succeeded(await portal.call(getCompanyCompliance, asked)),
        ...succeeded(await portal.call(listComingWeeks, asked)),
        matrix: succeeded(await portal.call(getMatrix, asked)),
      };
    };
    const { tiles, months, weeks, matrix } = await of(ruled?.id ?? 0);
    for (const name of ['overdue', 'dueSoon', 'expiring', 'valid'] as const)
      expect(tiles[name]).toBeGreaterThan(0);
    // In the first hours of a month the one before is not counted yet.
    expect(months.length).toBeGreaterThanOrEqual(11);
    const shares = months.map(({ required, compliant }) => compliant / required);
    expect([Math.max(...shares), Math.min(...shares) < 0.9]).toEqual([1, true]);
    expect(weeks.filter(({ modules }) => modules.length > 0).length).toBeGreaterThan(2);
    expect(matrix.people[0]?.cells.map(({ state }) => state)).toContain('overdue');
    const without = await of(other?.id ?? 0);
    expect(without).toMatchObject({ months: [], weeks: [], matrix: { modules: [], people: [] } });
    expect(without.tiles).toMatchObject({
      overdue: 0,
      dueSoon: 0,
      expiring: 0,
      valid: 0,
      other: 0,
    });
  });

  it('has read and new reminders, which the list of trainees shows too', async ({
    portal,
    adminToken: token,
  }) => {
    const noticesOf = async (email: string) =>
      succeeded(await portal.call(listNotices, { token: await tokenOf(portal, email) }));
    const own = await noticesOf('gina@brightwater.example');
    expect(own.map(({ isRead }) => isRead)).toEqual([false, true, true, true]);
    expect(own.map(({ modules }) => modules.map(({ kind }) => kind))).toEqual([
      ['overdue'],
      ['today'],
      ['before'],
      ['before'],
    ]);
    expect(await noticesOf('greta@nordlicht.example')).toEqual([]);
    const query = { pageSize: '100' };
    const people = succeeded(await portal.call(listTrainees, { token, query }));
    const reminded = people.filter(({ remindedAt }) => remindedAt !== null);
    expect(reminded.map(({ name }) => name)).toContain('Gina Rossi');
    expect(new Set(reminded.map(({ company }) => company?.name))).toEqual(
      new Set(['Brightwater Foods']),
    );
  });

  it('has certificates in several states, of the whole training and of a module', async ({
    portal,
    adminToken: token,
  }) => {
    const query = { pageSize: '100' };
    const people = succeeded(await portal.call(listTrainees, { token, query }));
    const lists = await Promise.all(
      people.map(async ({ id, name }) => {
        const asked = { token, params: { id } };
        const held = succeeded(await portal.call(listCertificatesOfTrainee, asked));
        return held.map((certificate) => ({ ...certificate, holder: name }));
      }),
    );
    const held = lists.flat();
    const holdersOf = (kind: string, status: string) =>
      held
        .filter((each) => each.kind === kind && each.status === status)
        .map((each) => each.holder);
    expect(holdersOf('training', 'expired')).toEqual(['Ines Carvalho']);
    expect(holdersOf('training', 'renewed')).toEqual(['Rosa Blum']);
    expect(holdersOf('training', 'withdrawn')).toEqual(['Oskar Holm']);
    const valid = holdersOf('training', 'valid');
    expect(valid).toEqual(expect.arrayContaining(['Amina Yusuf', 'Greta Sommer', 'Rosa Blum']));
    expect(holdersOf('module', 'valid')).toContain('Oskar Holm');
    const of = async (holder: string) => {
      const { code = '' } =
        held.find((each) => each.kind === 'training' && each.holder === holder) ?? {};
      return succeeded(await portal.call(getCertificate, { token, params: { code } }));
    };
    const [mara, rosa, amina] = await Promise.all(
      ['Mara Silva', 'Rosa Blum', 'Amina Yusuf'].map(of),
    );
    expect(mara?.modules.filter(({ isRecorded }) => isRecorded)).toHaveLength(1);
    expect(rosa).toMatchObject({ shared: true, isBeforeCertificates: false });
    expect(amina?.requiredAgainSince).toMatch(/^\d{4}-/);
    const companies = succeeded(await portal.call(listCompanies, { token }));
    const id = companies.find(({ name }) => name === 'Brightwater Foods')?.id ?? 0;
    const look = succeeded(await portal.call(getCertificateLook, { token, params: { id } }));
    expect(rosa?.look).toEqual(look);
    expect(look).toMatchObject({ colour: '#0e7490', signature: expect.any(String) });
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
