/** Two processes of one installation, on the clock of the machine: what is credited or counted in both counts once. */
import {
  acceptedWatch,
  getTrainingModule,
  reportWatching,
  submitQuiz,
  trainingModule,
} from '@portal/contract/learning';
import { listAttempts } from '@portal/contract/runs';
import { describe, expect, it } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  signInAdmin,
  signInAgain,
  succeeded,
} from './testing/factories.ts';
import { freePort } from './testing/free-port.ts';
import { startProcess } from './testing/portal-process.ts';
import { startTestPortal } from './testing/start-test-portal.ts';

const redisUrl = process.env['TEST_REDIS_URL'];
const isOnPostgres = process.env['TEST_ENGINE'] === 'postgres';
const TRIES = 16;
const SESSIONS = 4;

interface Request {
  readonly method: string;
  /** With the id of the module. */
  readonly path: string;
  readonly body?: object;
  readonly token: string;
}

/** Starts two processes beside a portal of the test, which has people and modules. */
async function startTwo(stack: AsyncDisposableStack) {
  const portal = stack.use(await startTestPortal({ REDIS_URL: redisUrl ?? '' }));
  const { databaseUrl = '', dataDir } = portal.settings;
  const start = async () => {
    const port = await freePort();
    const env = { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? '', DATA_DIR: dataDir };
    const { until } = startProcess({ ...env, PORT: String(port) });
    await until('is ready');
    return async ({ method, path, body, token }: Request) => {
      const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    };
  };
  const company = await makeCompany(portal);
  const trainee = await makeTrainee(portal, { companyName: company.name });
  return { portal, company, trainee, processes: [await start(), await start()] as const };
}

const requestOf = (
  call: typeof getTrainingModule | typeof reportWatching | typeof submitQuiz,
  { token }: Actor,
  { id, body }: { id: number; body?: object },
): Request => ({
  method: call.method,
  path: call.path.replace(':id', String(id)),
  token,
  ...(body && { body }),
});

describe.skipIf(!isOnPostgres || redisUrl === undefined)('two processes', () => {
  it('credit the time of a trainee once', async () => {
    await using stack = new AsyncDisposableStack();
    const { portal, company, trainee, processes } = await startTwo(stack);
    const { id } = await makeVideoModule(portal, company.id, { seconds: 600 });
    const sessions = [trainee];
    while (sessions.length < SESSIONS) sessions.push(await signInAgain(portal, trainee));
    const begun = Date.now();
    for (const each of sessions)
      expect((await processes[0](requestOf(getTrainingModule, each, { id }))).status).toBe(200);
    const opened = Date.now();
    const report = async () => {
      const body = { timeSpent: 600, watchedTo: 600 };
      const reports = sessions.flatMap((each) =>
        processes.map((send) => send(requestOf(reportWatching, each, { id, body }))),
      );
      const answers = (await Promise.all(reports)).map(({ body: answer }) =>
        acceptedWatch.parse(answer),
      );
      return Math.max(...answers.map(({ timeSpent }) => timeSpent));
    };
    let sent = opened;
    let credited = 0;
    while (credited < 2) {
      sent = Date.now();
      credited = await report();
    }
    expect(credited).toBeLessThanOrEqual((Date.now() - begun) / 1000);
    expect(credited).toBeGreaterThanOrEqual((sent - opened) / 1000);
    const evidence = await portal.resources.db
      .selectFrom('watching_sessions')
      .select(({ fn }) => fn.sum<number>('seconds').as('seconds'))
      .where('module_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(evidence.seconds).toBeCloseTo(credited, 6);
  });

  it('accept three tries at the same moment, show the same paper, and pass once', async () => {
    await using stack = new AsyncDisposableStack();
    const { portal, company, trainee, processes } = await startTwo(stack);
    const { id } = await makeQuizModule(portal, company.id, { questions: 10 });
    const submit = async (body: object, i: number, by = trainee) =>
      (await processes[i % 2 === 0 ? 0 : 1](requestOf(submitQuiz, by, { id, body }))).status;
    const papers = async (by = trainee) => {
      const opened = await Promise.all(
        processes.map((send) => send(requestOf(getTrainingModule, by, { id }))),
      );
      return opened.map(({ body }) => trainingModule.parse(body));
    };
    const [one, other] = await papers();
    expect(other?.mcqs).toEqual(one?.mcqs);
    // The same try in both processes is one.
    const submissionId = crypto.randomUUID();
    const same = { answers: {}, submissionId };
    expect(await Promise.all([submit(same, 0), submit(same, 1)])).toEqual([200, 200]);
    const statuses = await Promise.all(
      Array.from({ length: TRIES }, (_, i) => submit({ ...same, submissionId: `try-${i}` }, i)),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 429)).toHaveLength(TRIES - 2);
    const retryAt = (await papers()).map((paper) => paper.retryAt);
    expect(retryAt[0]).not.toBeNull();
    expect(retryAt[1]).toBe(retryAt[0]);

    const honest = await makeTrainee(portal, { companyName: company.name });
    const answers = Object.fromEntries(
      ((await papers(honest))[0]?.mcqs ?? []).map(({ id: question, question: text }) => [
        question,
        text.replace('Question', 'right'),
      ]),
    );
    const passes = await Promise.all(
      [0, 1].map((i) => submit({ answers, submissionId: `pass-${i}` }, i, honest)),
    );
    expect(passes).toEqual([200, 200]);
    const admin = await signInAdmin(portal);
    const madeBy = async ({ user }: Actor) => {
      const params = { id: user.id, number: 1, moduleId: id };
      const made = succeeded(await admin.call(listAttempts, { params }));
      return made.map(({ number, pass }) => [number, pass]);
    };
    expect(await madeBy(trainee)).toEqual([
      [3, false],
      [2, false],
      [1, false],
    ]);
    expect(await madeBy(honest)).toEqual([
      [2, true],
      [1, true],
    ]);
    const completed = await portal.resources.db
      .selectFrom('progress')
      .innerJoin('runs', 'runs.id', 'progress.run_id')
      .innerJoin('attempts', 'attempts.created_at', 'progress.passed_at')
      .select('attempts.id')
      .where('runs.user_id', '=', honest.user.id)
      .whereRef('attempts.run_id', '=', 'runs.id')
      .executeTakeFirst();
    expect(completed).toBeDefined();
  });
});
