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
import type { QuizResult, TrainingModule } from '@portal/contract/learning';
import { addModule, startCrowdPortal } from './chat/crowd-portal.ts';
import { printTable, quantile } from './figures.ts';
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
// Opens the connections.
await inOneSecond((trainee) => client.call(trainee.token, 'GET', '/trainee/dashboard'));
for (let round = 1; round <= Number(values.rounds); round += 1) {
  const { moduleId, token } = await addQuiz(round);
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

/** Adds a module that is a quiz alone. */
async function addQuiz(round: number) {
  const { moduleId, token } = await addModule(origin, `Quiz ${round}`);
  const mcqs = Array.from({ length: QUESTIONS }, (_, n) => ({
    question: `Question ${n + 1}`,
    options: OPTIONS,
    answer: OPTIONS[0],
  }));
  await send(origin, 'POST', `/admin/modules/${moduleId}/mcqs`, { token, body: { mcqs } });
  return { moduleId, token };
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
  const cpuMs = ((await cpuMicrosOf(pid())) - cpuBefore) / 1_000;
  const figures = {
    'p50 ms': quantile(times, 0.5).toFixed(0),
    'p95 ms': quantile(times, 0.95).toFixed(0),
    'max ms': Math.max(...times).toFixed(0),
    'server CPU ms': cpuMs.toFixed(0),
  };
  return { answers, figures };
}
