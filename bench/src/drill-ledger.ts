/**
 * Issues certificates and records results through two processes on PostgreSQL that share one log, asks for proofs at once,
 * and kills one of the processes at random moments, mostly while leaves wait for their checkpoint:
 *
 *     npm run drill:ledger
 *     npm run drill:ledger -- --kills 20 --seed 7
 *
 * At the end no leaf waits, the indexes have no gap, each certificate and each result has one leaf, all of them are those of
 * their rows, each proof verifies, also those that were handed out between the kills, and all checkpoints are of one tree.
 * PostgreSQL and Redis are installed from Debian's packages if that is possible. Ends with an error at the first difference.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listOwnCertificates } from '@portal/contract/certificates';
import { addDays } from '@portal/contract/civil-dates';
import { submitQuiz } from '@portal/contract/learning';
import { getLedger, startLedgerCheck } from '@portal/contract/ledger';
import { verifyProof } from '@portal/contract/proof/verify-proof';
import { recordResult } from '@portal/contract/requirements';
import { Refused } from '../../server/src/features/learning/testing/requirements-world.ts';
import { proofCrypto } from '../../server/src/platform/keys/proof-crypto.ts';
import { ANSWER, fillNearlyCompleted } from './certificates/issuing.ts';
import { checkCheckpoints, checkOneLeafEach, countWaiting, readLeaves } from './ledger/checks.ts';
import { createLogReader } from './ledger/log-reader.ts';
import { createPort } from './requirements/port.ts';
import { startProcesses } from './requirements/processes.ts';
import { createRandom } from './scale/random.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    /** The longest time in ms between two kills. */
    life: { type: 'string', default: '1500' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const KILLS = Number(values.kills);
const PEOPLE_PER_KILL = 15;
/** Users at work at the same time. */
const LANES = 4;
/** Between what one of them does; without it, all certificates would be issued before the last kill. */
const REST_MS = 300;
const POLL_MS = 100;
const SETTLED_MS = 120_000;
const FIRST_DAY = '2001-01-01';
const RECORDED_DAYS = 3_000;

await using stack = new AsyncDisposableStack();
const random = createRandom(Number(values.seed));
/** When processes are killed, and which one is called. */
const accidents = createRandom(Number(values.seed) + 1);
const ending = new AbortController();
const counts = { kills: 0, killsWithWaiting: 0, waitingAtKills: 0 };
const processes = await startProcesses(
  {
    count: 2,
    now: Date.now(),
    settings: { PUBLIC_URL: 'https://portal.test', TRUST_PROXY: 'true' },
    async onKill(db) {
      const waiting = await countWaiting(db);
      counts.kills += 1;
      counts.waitingAtKills += waiting;
      if (waiting > 0) counts.killsWithWaiting += 1;
      if (counts.kills >= KILLS) ending.abort();
    },
  },
  stack,
);
const { adminId, people, module } = await processes.withDb(async (db) => {
  const admin = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  await fillNearlyCompleted(db, { people: KILLS * PEOPLE_PER_KILL, modules: 2 });
  return {
    adminId: admin.id,
    people: await db.selectFrom('users').select('id').where('role', '=', 'TRAINEE').execute(),
    module: await db
      .selectFrom('modules')
      .select(['id', 'quiz_version'])
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  };
});
const port = createPort(processes, adminId, accidents);
const log = createLogReader(processes.origins, accidents);
const questions = await processes.withDb((db) =>
  db.selectFrom('all_questions').select('id').where('module_id', '=', module.id).execute(),
);
const answers = Object.fromEntries(questions.map(({ id }) => [id, ANSWER]));
const remaining = people.values();
const proofs: string[] = [];

/** Completes the training of a trainee, and asks for the proof of the certificate. */
async function pass(userId: number): Promise<void> {
  const body = { answers, quizVersion: module.quiz_version, submissionId: randomUUID() };
  const result = await port.call(userId, submitQuiz, { params: { id: module.id }, body });
  assert.ok(result.pass);
  if (random.chance(0.5)) return;
  const [certificate] = await port.call(userId, listOwnCertificates);
  assert.ok(certificate, `trainee ${userId} has no certificate`);
  proofs.push(await log.proofOf(certificate.code));
}

async function record(): Promise<void> {
  const completedOn = addDays(FIRST_DAY, random.int(RECORDED_DAYS));
  const body = { moduleId: module.id, completedOn, validUntil: null, note: '' };
  const { id } = random.pick(people);
  await port.call(null, recordResult, { params: { id }, body }).catch((error: unknown) => {
    // The same day was recorded before, perhaps by a call whose answer was lost.
    if (!(error instanceof Refused) || error.code !== 'CONFLICT') throw error;
  });
}

async function work(): Promise<void> {
  while (!ending.signal.aborted) {
    const next = random.chance(0.6) ? remaining.next().value : undefined;
    await (next === undefined ? record() : pass(next.id));
    await pause(random.next() * REST_MS);
  }
}

async function until(name: string, isReached: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + SETTLED_MS;
  while (!(await isReached())) {
    if (performance.now() > endsAt) throw new Error(`${name}: not within ${SETTLED_MS} ms`);
    await pause(POLL_MS);
  }
}

const startedAt = performance.now();
await Promise.all([
  processes.killUntil(ending.signal, accidents, Number(values.life)),
  ...Array.from({ length: LANES }, work),
]);
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
console.log(`${minutes} min: ${JSON.stringify(counts)}; ${port.repeated} calls repeated`);

await until('Leaves wait', async () => (await processes.withDb(countWaiting)) === 0);
const leaves = await processes.withDb(readLeaves);
const numbers = await processes.withDb(checkOneLeafEach);
console.log(`${leaves.length} leaves without a gap: ${JSON.stringify(numbers)}`);

const keys = (await log.read('/log/key')).trimEnd().split('\n');
assert.equal(keys.length, 2);
const codes = await processes.withDb((db) =>
  db.selectFrom('certificates').select('code').execute(),
);
for (const { code } of codes) proofs.push(await log.proofOf(code));
for (const proof of proofs) {
  const verdict = verifyProof(proof, keys, proofCrypto);
  assert.ok(verdict.proven, JSON.stringify(verdict));
}
const notes = proofs.map((proof) => proof.slice(proof.indexOf('\n\n') + 2));
const sizes = await processes.withDb((db) => checkCheckpoints(db, leaves, notes));
console.log(`${proofs.length} proofs verified, with checkpoints of ${sizes} sizes of one tree`);

await port.call(null, startLedgerCheck, { body: {} });
await until('The check', async () => {
  const { check } = await port.call(null, getLedger);
  if (check?.state === 'running') return false;
  assert.deepEqual([check?.state, check?.checked, check?.problems], ['done', leaves.length, []]);
  return true;
});
console.log(`seed ${values.seed}: the portal's own check has computed all leaves again`);
