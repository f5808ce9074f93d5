/** The portal, filled through its API. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Session } from '@portal/contract/accounts';
import type { AdminCompany } from '@portal/contract/companies';
import type { Module } from '@portal/contract/modules';
import type { MeasuredServer } from '../measure.ts';
import { ADMIN, startPortalProcess } from './portal-process.ts';
import { send } from './send.ts';

/** Measured is the dashboard of the trainee. */
export interface PortalServer extends MeasuredServer, AsyncDisposable {
  readonly admin: Session;
  readonly trainee: Session;
  readonly dataDir: string;
}

const ROOT = resolve(import.meta.dirname, '../../..');
const TRAINEE = {
  name: 'Bench Trainee',
  email: 'trainee@bench.test',
  password: 'interleaved-pairs',
  companyName: 'Bench',
};

export interface PortalOptions {
  readonly modules: number;
  /** Whether each video has a poster, as every video that was uploaded in the browser. */
  readonly hasPosters?: boolean;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** An empty database on PostgreSQL; the embedded one if absent. */
  readonly databaseUrl?: string | undefined;
}

/** Starts a portal with a trainee of a company with this number of modules, each with a clip and two questions. */
export async function startPortal({
  modules,
  hasPosters = false,
  databaseUrl,
  env = {},
}: PortalOptions): Promise<PortalServer> {
  await using starting = new AsyncDisposableStack();
  const portal = starting.use(
    await startPortalProcess({
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    }),
  );
  const { admin, trainee } = await fill(portal.origin, { modules, hasPosters });
  const started = starting.move();
  return {
    url: `${portal.origin}/api/trainee/dashboard`,
    headers: { authorization: `Bearer ${trainee.token}` },
    pid: portal.pid(),
    admin,
    trainee,
    dataDir: portal.dataDir,
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}

type Training = Required<Pick<PortalOptions, 'modules' | 'hasPosters'>>;

async function fill(
  origin: string,
  training: Training,
): Promise<{ admin: Session; trainee: Session }> {
  const admin = await send<Session>(origin, 'POST', '/auth/admin/login', { body: ADMIN });
  const company = await send<AdminCompany>(origin, 'POST', '/admin/companies', {
    token: admin.token,
    form: form({ name: TRAINEE.companyName }),
  });
  const files = await readFiles(training);
  for (let number = 1; number <= training.modules; number += 1)
    await addModule(`Module ${number}`, files, { origin, token: admin.token, company });
  await send(origin, 'POST', '/auth/signup', { body: TRAINEE });
  const trainee = await send<Session>(origin, 'POST', '/auth/login', { body: TRAINEE });
  return { admin, trainee };
}

interface ModuleFiles {
  readonly clip: File;
  readonly poster: File | null;
}

async function readFiles({ hasPosters }: Training): Promise<ModuleFiles> {
  const read = async (path: string) =>
    new File([await readFile(join(ROOT, 'fixtures', path))], path);
  return {
    clip: await read('clips/intro-4s.mp4'),
    poster: hasPosters ? await read('posters/demo-1.jpg') : null,
  };
}

interface Place {
  readonly origin: string;
  /** An administrator's. */
  readonly token: string;
  readonly company: AdminCompany;
}

async function addModule(
  name: string,
  { clip, poster }: ModuleFiles,
  { origin, token, company }: Place,
): Promise<void> {
  const path = `/admin/companies/${company.id}/modules`;
  const body = { name, description: 'What all trainees should know.' };
  const { module } = await send<{ module: Module }>(origin, 'POST', path, { token, body });
  await send(origin, 'POST', `/admin/modules/${module.id}/video`, {
    token,
    form: form({ duration: '4' }, { video: clip }),
  });
  if (poster !== null) {
    const upload = { token, form: form({}, { poster }) };
    const { id } = await send<{ id: number }>(origin, 'POST', '/admin/poster-uploads', upload);
    await send(origin, 'PUT', `/admin/modules/${module.id}`, {
      token,
      body: { posterUploadId: id },
    });
  }
  const mcqs = [1, 2].map((n) => ({
    question: `Question ${n}`,
    options: ['yes', 'no'],
    answer: 'yes',
  }));
  await send(origin, 'POST', `/admin/modules/${module.id}/mcqs`, { token, body: { mcqs } });
}

function form(
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, File>> = {},
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const [name, file] of Object.entries(files)) data.set(name, file);
  return data;
}
