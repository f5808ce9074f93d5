import { logOut, resetPassword } from '@portal/contract/accounts';
import { sendMessage } from '@portal/contract/chat';
import { submitQuiz } from '@portal/contract/learning';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { describe, expect } from 'vitest';
import { makeQuizModule, makeTrainee, PASSWORD } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

const LIMIT = 60;
const SETTINGS = {
  browserNotifications: true,
  soundNotifications: true,
  toastNotifications: true,
  emailNotifications: true,
};

const it = portalIt
  .extend('moduleId', async ({ portal, company }) => (await makeQuizModule(portal, company.id)).id)
  .extend('budget', ({ portal, trainee, moduleId }) => {
    const submit = (body: object, by = trainee.token) =>
      portal.call(submitQuiz, { params: { id: moduleId }, body: body as never, token: by });
    const save = (body: object, by = trainee.token) =>
      portal.call(saveNotificationSettings, { body: body as never, token: by });
    return { submit, save };
  });

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const repeat = async (count: number, ask: () => Promise<{ status: number }>) => {
  const statuses = new Set<number>();
  for (let i = 0; i < count; i += 1) statuses.add(await statusOf(ask()));
  return [...statuses];
};

describe('the request budget of a user', () => {
  it('refuses the next request after too many refused bodies of any call, and is renewed after a minute', async ({
    portal,
    trainee,
    budget,
  }) => {
    expect(await repeat(LIMIT / 2, () => budget.submit({ answers: 1 }))).toEqual([400]);
    const long = { content: 'x'.repeat(100_000), chatRoomId: 1, senderId: 1 };
    expect(await repeat(LIMIT / 2, () => trainee.call(sendMessage, { body: long }))).toEqual([413]);
    const refused = await budget.submit({ answers: {} });
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.error.message).toContain('Please wait a minute');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await statusOf(budget.save(SETTINGS))).toBe(429);
    portal.clock.advance(seconds * 1_000);
    expect(await statusOf(budget.submit({ answers: {} }))).toBe(200);
  });

  it('does not limit calls without a body', async ({ trainee, budget }) => {
    await repeat(LIMIT, () => budget.save({}));
    expect(await statusOf(budget.save(SETTINGS))).toBe(429);
    expect(await statusOf(trainee.call(logOut))).toBe(200);
  });

  it('refuses the next request when large accepted bodies have used the budget', async ({
    budget,
  }) => {
    const padded = { answers: {}, submissionId: 'one', padding: 'x'.repeat(70_000) };
    expect(await repeat(LIMIT, () => budget.submit(padded))).toEqual([200]);
    expect(await statusOf(budget.submit(padded))).toBe(429);
  });

  it('refuses the large bodies over the limit when all arrive at once', async ({ budget }) => {
    const padded = { answers: {}, submissionId: 'one', padding: 'x'.repeat(70_000) };
    const answers = await Promise.all(
      Array.from({ length: LIMIT + 20 }, () => budget.submit(padded)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('is not used by accepted small bodies, nor by refusals for other reasons than the body', async ({
    trainee,
    budget,
  }) => {
    expect(await repeat(LIMIT + 1, () => budget.save(SETTINGS))).toEqual([200]);
    const toNoModule = () =>
      trainee.call(submitQuiz, { params: { id: 999_999 }, body: { answers: {} } });
    expect(await repeat(LIMIT + 1, toNoModule)).toEqual([404]);
    expect(await statusOf(budget.save(SETTINGS))).toBe(200);
  });

  it('is separate for each user', async ({ portal, budget }) => {
    await repeat(LIMIT, () => budget.save({}));
    expect(await statusOf(budget.save(SETTINGS))).toBe(429);
    const other = await makeTrainee(portal);
    expect(await statusOf(budget.save(SETTINGS, other.token))).toBe(200);
  });
});

it('does not limit visitors, so that those behind one address cannot lock each other out', async ({
  portal,
}) => {
  const body = { token: 'made-up', password: '' };
  expect(await repeat(LIMIT + 1, () => portal.call(resetPassword, { body }))).toEqual([400]);
  expect((await makeTrainee(portal)).token).not.toBe('');
});

it('a made-up reset link gets the answer for an invalid link at any length', async ({ portal }) => {
  const body = { token: 'x'.repeat(3_000), password: PASSWORD };
  const { error } = await portal.call(resetPassword, { body });
  expect(error.code).toBe('INVALID_RESET_LINK');
});
