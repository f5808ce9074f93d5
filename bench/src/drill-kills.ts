/**
 * Kills processes while they work in the background, and checks that nothing is lost and nothing is done twice:
 *
 *     npm run drill:kills -- --kills 200
 *     npm run drill:kills -- --kills 200 --engine postgres
 *
 * In each round all trainees of companies get new runs, are moved, deleted and restored, a company and a module are deleted
 * and restored, and a company is deleted for good. Meanwhile processes are killed and started again, and trainees read
 * their dashboards. On PostgreSQL there are two processes; PostgreSQL and Redis are installed from Debian's packages if
 * that is possible. Ends with an error if an effect is missing, or there more than once.
 */
import { parseArgs } from 'node:util';
import { runQuietly } from '../../scripts/set-up/child.mjs';
import { PORTAL_CLI } from '../../scripts/set-up/paths.mjs';
import { signUpPeople } from './chat/people.ts';
import { createActions } from './kills/actions.ts';
import { signInAdmin } from './kills/admin.ts';
import { checkTasks, findLeftTasks } from './kills/checks.ts';
import { engineNamed, startInstallation } from './kills/installation.ts';
import { startKiller } from './kills/killer.ts';
import { startReaders } from './kills/readers.ts';
import { prepareScenes } from './kills/scenes.ts';
import { createTally } from './kills/tally.ts';
import { createRandom } from './scale/random.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'sqlite' },
    /** Trainees of each company; the purged ones have fewer. */
    trainees: { type: 'string', default: '400' },
    /** The longest time in ms between the start of a process and its kill. */
    life: { type: 'string', default: '500' },
    /** The most minutes for which processes are killed. */
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const kills = Number(values.kills);
const READERS = 4;
/** Printed lines of faults. */
const FAULTS_SHOWN = 50;

await using stack = new AsyncDisposableStack();
const random = createRandom(Number(values.seed));
const installation = await startInstallation(engineNamed(values.engine), stack);
const { processes } = installation;
const origins = processes.map(({ origin }) => origin);
const people = await signUpPeople(origins[0] ?? '', READERS);
const admin = await signInAdmin(origins, random);
const actions = createActions(admin, installation);
await Promise.all(processes.map((portal) => portal.stop()));
const scenes = await installation.write((db) =>
  prepareScenes(db, { trainees: Number(values.trainees), rounds: Math.ceil(kills / 5) }),
);
for (const portal of processes) await portal.start();

const tally = createTally();
const stage = { installation, actions, tally };
const startedAt = performance.now();
const readers = startReaders({ people, origins, random });
const killer = startKiller({
  installation,
  random,
  kills,
  lifeMs: Number(values.life),
  forMs: Number(values.minutes) * 60_000,
});
// Nothing else waits for its failure.
killer.ended.catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
let round = 0;
while (!killer.hasEnded) {
  round += 1;
  await Promise.all(scenes.map((scene) => scene(stage, round)));
  await actions.untilNone(findLeftTasks);
  await installation.read((db) => checkTasks(db, tally));
  console.log(
    `round ${round}: ${killer.kills} kills, ${tally.effects} effects, ${tally.lost} lost, ${tally.doubled} doubled`,
  );
}
await killer.ended;
await readers.stop();
const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
const doctor = await runQuietly(process.execPath, [PORTAL_CLI, 'doctor'], {
  env: installation.env,
});

console.log(
  `seed ${values.seed}, ${installation.engine}, ${processes.length} processes, ${seconds} s`,
);
console.log(
  `${killer.kills} kills, which interrupted ${killer.interrupted} tasks; ${round} rounds; ${admin.repeated} requests repeated, ${actions.stopped} jobs stopped before they began`,
);
console.log(
  `${readers.answered} dashboards read, ${readers.unanswered} unanswered, ${readers.refusals.length} refused`,
);
console.log(`${tally.effects} effects checked: ${tally.lost} lost, ${tally.doubled} doubled`);
console.log(`${killer.givenUp.length} tasks were given up because of kills`);
for (const task of killer.givenUp) console.log(`  ${task}`);
for (const fault of [...tally.faults, ...new Set(readers.refusals)].slice(0, FAULTS_SHOWN))
  console.log(`  ${fault}`);
console.log(doctor.output.trim());
const isRight =
  killer.givenUp.length === 0 &&
  tally.faults.length === 0 &&
  readers.refusals.length === 0 &&
  doctor.code === 0;
process.exitCode = isRight ? 0 : 1;
