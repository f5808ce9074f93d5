import { logOut, resetPassword } from '@portal/contract/accounts';
import { sendMessage } from '@portal/contract/chat';
import { submitQuiz } from '@portal/contract/learning';
import { saveNotificationSettings } from '@portal/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeQuizModule, makeTrainee, PASSWORD } from '#server/testing/factories.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';

const LIMIT = 60;
const SETTINGS = {
  browserNotifications: true,
  soundNotifications: true,
  toastNotifications: true,
  emailNotifications: true,
};

let portal: TestPortal;
let token: string;
let moduleId: number;

beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal[Symbol.asyncDispose]());
beforeEach(async () => {
  const trainee = await makeTrainee(portal);
  token = trainee.token;
  moduleId = (await makeQuizModule(portal, trainee.user.company?.id ?? 0)).id;
});

const submit = (body: object, by = token) =>
  portal.call(submitQuiz, { params: { id: moduleId }, body: body as never, token: by });
const save = (body: object, by = token) =>
  portal.call(saveNotificationSettings, { body: body as never, token: by });
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const repeat = async (count: number, ask: () => Promise<{ status: number }>) => {
  const statuses = new Set<number>();
  for (let i = 0; i < count; i += 1) statuses.add(await statusOf(ask()));
  return [...statuses];
};

describe('the budget of a user', () => {
  it('is spent by refused bodies, of whatever call, and renewed after a minute', async () => {
    expect(await repeat(LIMIT / 2, () => submit({ answers: 1 }))).toEqual([400]);
    const long = { content: 'x'.repeat(100_000), chatRoomId: 1, senderId: 1 };
    expect(await repeat(LIMIT / 2, () => portal.call(sendMessage, { body: long, token }))).toEqual([
      413,
    ]);
    const refused = await submit({ answers: {} });
    expect([refused.status, refused.error.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.error.message).toContain('Please wait a minute');
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await statusOf(save(SETTINGS))).toBe(429);
    portal.clock.advance(seconds * 1_000);
    expect(await statusOf(submit({ answers: {} }))).toBe(200);
  });

  it('does not keep anybody from calls that take no body', async () => {
    await repeat(LIMIT, () => save({}));
    expect(await statusOf(save(SETTINGS))).toBe(429);
    expect(await statusOf(portal.call(logOut, { token }))).toBe(200);
  });

  it('is spent by large bodies, though they are accepted', async () => {
    const padded = { answers: {}, submissionId: 'one', padding: 'x'.repeat(70_000) };
    expect(await repeat(LIMIT, () => submit(padded))).toEqual([200]);
    expect(await statusOf(submit(padded))).toBe(429);
  });

  it('lets no crowd of large bodies through that arrive together', async () => {
    const padded = { answers: {}, submissionId: 'one', padding: 'x'.repeat(70_000) };
    const answers = await Promise.all(Array.from({ length: LIMIT + 20 }, () => submit(padded)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  });

  it('is not spent by good requests, nor by refusals that are not about the body', async () => {
    expect(await repeat(LIMIT + 1, () => save(SETTINGS))).toEqual([200]);
    moduleId = 999_999;
    expect(await repeat(LIMIT + 1, () => submit({ answers: {} }))).toEqual([404]);
    expect(await statusOf(save(SETTINGS))).toBe(200);
  });

  it('is each user’s own', async () => {
    await repeat(LIMIT, () => save({}));
    expect(await statusOf(save(SETTINGS))).toBe(429);
    const other = await makeTrainee(portal);
    expect(await statusOf(save(SETTINGS, other.token))).toBe(200);
  });
});

it('visitors have none: those behind one address cannot lock each other out', async () => {
  const body = { token: 'made-up', password: '' };
  expect(await repeat(LIMIT + 1, () => portal.call(resetPassword, { body }))).toEqual([400]);
  expect((await makeTrainee(portal)).token).not.toBe('');
});

it('a dead reset link stays one, however long it is', async () => {
  const body = { token: 'x'.repeat(3_000), password: PASSWORD };
  const { error } = await portal.call(resetPassword, { body });
  expect(error.code).toBe('INVALID_RESET_LINK');
});
