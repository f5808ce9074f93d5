/**
 * npm run fixture:data writes `fixtures/data-<version>/`: the data folder of a portal of this version, as a stopped portal
 * leaves it, and the facts that it has. It is made by calls to a portal that runs. When a version is released, its folder
 * stays as it is; before, it is made again when the schema changes.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Session } from '@portal/contract/accounts';
import { startPortalProcess } from '../bench/src/servers/portal-process.ts';
import { send } from '../bench/src/servers/send.ts';
import { createLog } from '../server/src/platform/create-log.ts';
import { readSettings } from '../server/src/settings.ts';
import { openTestPortal } from '../server/src/testing/open-test-portal.ts';
import { ADMIN, INVITED, PASSWORD, TRAINEE } from '../server/src/testing/released-data/people.ts';
import { readFacts } from '../server/src/testing/released-data/read-facts.ts';
import { makeTestFolder } from '../server/src/testing/test-folder.ts';
import { packageManifest } from './release/manifest.mjs';
import { runQuietly } from './set-up/child.mjs';
import { inRoot } from './set-up/paths.mjs';

const COMPANY = 'Harbour Bakery';
const POLL_MS = 200;
const QUESTIONS = ['Where are the exits?', 'Who is called first?'].map((question) => ({
  question,
  options: ['as the plan says', 'as I like'],
  answer: 'as the plan says',
  explanation: 'The plan hangs at each door.',
}));
const fixture = inRoot('fixtures', `data-${packageManifest().version}`);

await using folder = await makeTestFolder();
const dataDir = join(folder.path, 'data');
await makeData();
await rm(fixture, { recursive: true, force: true });
await mkdir(fixture, { recursive: true });
await pack();
await writeFile(join(fixture, 'facts.json'), `${JSON.stringify(await factsOfCopy(), null, 2)}\n`);

async function makeData(): Promise<void> {
  await using portal = await startPortalProcess({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:3000',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
  const admin = await send<Session>(portal.origin, 'POST', '/auth/admin/login', { body: ADMIN });
  const moduleId = await makeTraining(portal.origin, admin);
  const trainee = await signUp(portal.origin);
  await learn(portal.origin, trainee, moduleId);
  await talk(portal.origin, admin, trainee);
  await untilOneMail();
  await portal.stop();
}

/** Returns the id of its module. */
async function makeTraining(origin: string, { token }: Session): Promise<number> {
  const form = new FormData();
  form.append('name', COMPANY);
  form.append('logo', await fixtureFile('logos', 'brightwater-foods.png'));
  const { id } = await send<{ id: number }>(origin, 'POST', '/admin/companies', { token, form });
  const body = { name: 'Fire and evacuation', mcqs: QUESTIONS };
  const path = `/admin/companies/${id}/modules`;
  const { module } = await send<{ module: { id: number } }>(origin, 'POST', path, { token, body });
  const video = new FormData();
  video.append('video', await fixtureFile('clips', 'recorded-2s.webm'));
  await send(origin, 'POST', `/admin/modules/${module.id}/video`, { token, form: video });
  await send(origin, 'POST', '/admin/trainees', {
    token,
    body: { ...INVITED, companyName: COMPANY },
  });
  return module.id;
}

async function signUp(origin: string): Promise<Session> {
  const body = { ...TRAINEE, password: PASSWORD, companyName: COMPANY };
  await send(origin, 'POST', '/auth/signup', { body });
  return send(origin, 'POST', '/auth/login', {
    body: { email: TRAINEE.email, password: PASSWORD },
  });
}

/** Watches the video, as long as it takes, passes the quiz, and waits for the certificate and its proof. */
async function learn(origin: string, { token }: Session, id: number): Promise<void> {
  const module = `/trainee/modules/${id}`;
  const { videos, mcqs } = await send<{
    videos: { duration: number }[];
    mcqs: { id: number }[];
  }>(origin, 'GET', module, { token });
  const seconds = videos.reduce((sum, { duration }) => sum + duration, 0);
  await pause(1_000 * (seconds + 1));
  const body = { timeSpent: seconds, position: seconds };
  await send(origin, 'PUT', `${module}/time`, { token, body });
  await send(origin, 'POST', `${module}/complete`, { token });
  const answers = Object.fromEntries(mcqs.map((each) => [each.id, 'as the plan says']));
  await send(origin, 'POST', `${module}/mcq`, { token, body: { answers } });
  for (;;) {
    const own = await send<{ proofUrl: string }[]>(origin, 'GET', '/trainee/certificates', {
      token,
    });
    const [certificate] = own;
    const proof = certificate && new URL(certificate.proofUrl, origin).pathname;
    if (proof && (await fetch(new URL(proof, origin))).ok) return;
    await pause(POLL_MS);
  }
}

async function talk(origin: string, admin: Session, trainee: Session): Promise<void> {
  const path = `/chat/direct/${admin.user.id}`;
  const { id } = await send<{ id: number }>(origin, 'GET', path, trainee);
  const say = ({ token, user }: Session, content: string) =>
    send(origin, 'POST', '/chat/send', {
      token,
      body: { chatRoomId: id, senderId: user.id, content },
    });
  await say(trainee, 'Do I have to take the training again next year? 🔥');
  await say(admin, 'No, once is enough.');
}

/** That of the invitation. */
async function untilOneMail(): Promise<void> {
  const outbox = join(dataDir, 'outbox');
  while ((await readdir(outbox).catch(() => [])).length === 0) await pause(POLL_MS);
}

async function pack(): Promise<void> {
  const archive = join(fixture, 'data.tar.gz');
  const { code, output } = await runQuietly('tar', [
    ...['--create', '--gzip', `--file=${archive}`],
    ...[`--directory=${folder.path}`, 'data'],
  ]);
  if (code !== 0) throw new Error(output);
}

/** Reading them stores sessions, so it is done on a copy. */
async function factsOfCopy() {
  const copy = join(folder.path, 'copy');
  await cp(dataDir, copy, { recursive: true });
  const settings = readSettings({ DATA_DIR: copy, PUBLIC_URL: 'http://localhost:3000' });
  await using portal = await openTestPortal(settings, createLog('silent'));
  return await readFacts(portal);
}

async function fixtureFile(kind: string, name: string): Promise<File> {
  return new File([await readFile(inRoot('fixtures', kind, name))], name);
}
