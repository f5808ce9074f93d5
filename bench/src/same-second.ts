/**
 * Measures trainees who open and submit the same quiz at the same second:
 *
 *     npm run bench:same-second -- --trainees 3000 --seed 7
 *
 * Each has a connection that is open before. They open the module at random moments of one second, and submit at random
 * moments of the next one, half of them wrong answers. Ends with an error if an answer is refused or a result is wrong.
 * With DATABASE_URL it runs on that empty PostgreSQL.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Session } from '@portal/contract/accounts';
import type { AdminCompany } from '@portal/contract/companies';
import type { QuizResult, TrainingModule } from '@portal/contract/learning';
import type { Module } from '@portal/contract/modules';
import { startCrowdPortal } from './chat/crowd-portal.ts';
import { ADMIN } from './chat/portal-process.ts';
import { printTable } from './figures.ts';
import { cpuMicrosOf } from './measure.ts';
import { createRandom } from './scale/random.ts';
import { createClient } from './servers/client.ts';
import { send } from './servers/send.ts';

const QUESTIONS = 10;
const OPTIONS = ['first', 'second', 'third', 'fourth'];
const SECOND_MS = 1_000;

const { values } = parseArgs({
  options: {
    trainees: { type: 'string', default: '3000' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const seed = Number(values.seed);
const random = createRandom(seed);

const started = await startCrowdPortal(Number(values.trainees));
await using portal = started.portal;
const { origin } = portal;
const client = createClient(origin);
const trainees = started.members.map(({ token }) => ({ token, isRight: random.chance(0.5) }));
console.log(
  `seed ${seed}, ${process.env['DATABASE_URL'] ? 'PostgreSQL' : 'SQLite'}, ${trainees.length} trainees`,
);
const { token } = await send<Session>(origin, 'POST', '/auth/admin/login', { body: ADMIN });
// Opens the connections.
await inOneSecond((trainee) => client.call(trainee.token, 'GET', '/trainee/dashboard'));
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const moduleId = await addQuiz(round);
  const path = `/trainee/modules/${moduleId}`;
  const open = await inOneSecond((trainee) =>
    client.call<TrainingModule>(trainee.token, 'GET', path),
  );
  const submit = await inOneSecond((trainee, place) => {
    const page = open.answers[place] as TrainingModule;
    return client.call<QuizResult>(trainee.token, 'POST', `${path}/mcq`, {
      answers: Object.fromEntries(
        page.mcqs.map(({ id }) => [id, OPTIONS[trainee.isRight ? 0 : 1]]),
      ),
      quizVersion: page.quizVersion,
      tryNumber: page.tryNumber,
      runId: page.runId,
      submissionId: randomUUID(),
    });
  });
  const after = await inOneSecond((trainee) =>
    client.call<TrainingModule>(trainee.token, 'GET', path),
  );
  for (const [place, { isRight }] of trainees.entries()) {
    const shown = [submit.answers[place]?.pass, after.answers[place]?.pass];
    if (shown.some((passed) => passed !== isRight)) throw new Error(`${place} has a wrong result`);
  }
  // The next module would wait for this one.
  await send(origin, 'DELETE', `/admin/modules/${moduleId}`, { token });
  printTable([
    { round, call: 'open', ...open.figures },
    { round, call: 'submit', ...submit.figures },
  ]);
}
client.close();

/** Adds a module that is a quiz alone, and returns its id. */
async function addQuiz(round: number): Promise<number> {
  const [company] = await send<AdminCompany[]>(origin, 'GET', '/admin/companies', { token });
  if (company === undefined) throw new Error('There is no company');
  const path = `/admin/companies/${company.id}/modules`;
  const body = { name: `Quiz ${round}`, description: 'All take it at the same second.' };
  const { module } = await send<{ module: Module }>(origin, 'POST', path, { token, body });
  const mcqs = Array.from({ length: QUESTIONS }, (_, n) => ({
    question: `Question ${n + 1}`,
    options: OPTIONS,
    answer: OPTIONS[0],
  }));
  await send(origin, 'POST', `/admin/modules/${module.id}/mcqs`, { token, body: { mcqs } });
  return module.id;
}

type Trainee = (typeof trainees)[number];

/** Lets each trainee make the call at a random moment of one second. */
async function inOneSecond<Answer>(make: (trainee: Trainee, place: number) => Promise<Answer>) {
  const { pid } = portal;
  const cpuBefore = await cpuMicrosOf(pid());
  const times: number[] = [];
  const answers = await Promise.all(
    trainees.map(async (trainee, place) => {
      const dueAt = random.next() * SECOND_MS;
      await pause(dueAt);
      const since = performance.now();
      const answer = await make(trainee, place);
      times.push(performance.now() - since);
      return answer;
    }),
  );
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(0);
  const cpuMs = ((await cpuMicrosOf(pid())) - cpuBefore) / 1_000;
  const figures = {
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'max ms': (times.at(-1) ?? Number.NaN).toFixed(0),
    'server CPU ms': cpuMs.toFixed(0),
  };
  return { answers, figures };
}
