/** Calls the portal without a browser, to prepare the data of a journey. */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { type Session, signUp } from '@portal/contract/accounts';
import type { Call, CallBody, CallResponse } from '@portal/contract/call';
import {
  type AdminCompany,
  createCompany,
  deleteCompany,
  listCompanies,
} from '@portal/contract/companies';
import { getJob } from '@portal/contract/jobs';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import {
  createModule,
  createPosterUpload,
  type Module,
  saveQuestions,
  updateModule,
  uploadCaptions,
  uploadVideo,
} from '@portal/contract/modules';
import type { QuestionForm } from '@portal/contract/questions';
import { importTrainees } from '@portal/contract/trainee-import';
import { ADMIN, type Portal, type ReachedPortal } from './portal.ts';

const PASSWORD = 'interleaved-pairs';

interface Arguments<C extends Call> {
  readonly id?: number;
  readonly token?: string;
  readonly body?: CallBody<C> | FormData;
}

/** Throws unless the call succeeds. */
export async function call<C extends Call>(
  { origin }: ReachedPortal,
  { method, path }: C,
  { id, token, body }: Arguments<C> = {},
): Promise<CallResponse<C>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/api${path.replace(/:\w+/, String(id))}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as CallResponse<C>;
}

/** Imports trainees as an admin, and waits until all are added. */
export async function importTable(portal: ReachedPortal, token: string, rows: readonly string[]) {
  const body = new FormData();
  body.set('trainees', new Blob([['name,email,company', ...rows].join('\n')]), 'people.csv');
  const { id } = await call(portal, importTrainees, { token, body });
  await expect.poll(async () => (await call(portal, getJob, { id, token })).state).toBe('done');
}

export function signInAdmin(portal: ReachedPortal): Promise<Session> {
  return call(portal, logInAsAdmin, { body: ADMIN });
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function person(name: string): Person {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@people.test`;
  return { name, email, password: PASSWORD };
}

export async function addTrainee(portal: ReachedPortal, who: Person, companyName: string) {
  await call(portal, signUp, { body: { ...who, companyName } });
  return call(portal, logIn, { body: who });
}

export function addCompany(
  portal: ReachedPortal,
  token: string,
  name: string,
): Promise<AdminCompany> {
  const body = new FormData();
  body.set('name', name);
  return call(portal, createCompany, { token, body });
}

/** Deletes all companies with their trainees and all data of the trainees. */
export async function emptyPortal(portal: ReachedPortal, token: string): Promise<void> {
  for (const { id } of await call(portal, listCompanies, { token }))
    await call(portal, deleteCompany, { id, token });
}

interface NewModule {
  readonly name: string;
  /** Path of a video file. */
  readonly clip?: string;
  /** Path of its captions. */
  readonly captions?: string;
  readonly questions?: readonly QuestionForm[];
}

export async function addModule(
  portal: ReachedPortal,
  token: string,
  companyId: number,
  { name, clip, captions, questions = [] }: NewModule,
): Promise<Module> {
  const { module } = await call(portal, createModule, { id: companyId, token, body: { name } });
  if (clip !== undefined) await giveVideo(portal, token, module.id, clip);
  if (captions !== undefined) await giveCaptions(portal, token, module.id, { file: captions });
  if (questions.length > 0)
    await call(portal, saveQuestions, { id: module.id, token, body: { mcqs: [...questions] } });
  return module;
}

/** Replaces the video of the module. */
export async function giveVideo(portal: ReachedPortal, token: string, id: number, clip: string) {
  await call(portal, uploadVideo, { id, token, body: await formWith('video', clip) });
}

/** Gives the video of the module a picture. */
export async function givePoster(portal: ReachedPortal, token: string, id: number, file: string) {
  const body = await formWith('poster', file);
  const { id: posterUploadId } = await call(portal, createPosterUpload, { token, body });
  await call(portal, updateModule, { id, token, body: { posterUploadId } });
}

interface NewCaptions {
  /** Path of the file. */
  readonly file: string;
  readonly language?: string;
  readonly label?: string;
}

/** Adds captions to the video of the module, or replaces those of the same language. */
export async function giveCaptions(
  portal: ReachedPortal,
  token: string,
  id: number,
  { file, ...facts }: NewCaptions,
) {
  const body = await formWith('captions', file);
  for (const [name, value] of Object.entries(facts)) body.set(name, value);
  await call(portal, uploadCaptions, { id, token, body });
}

async function formWith(field: string, path: string): Promise<FormData> {
  const body = new FormData();
  body.set(field, new Blob([await readFile(path)]), basename(path));
  return body;
}

/**
 * Moves the video of the module `from` behind the videos of the module `to`. The portal plays several videos, but no
 * call gives a module a second one, so this writes to the database of the portal directly.
 */
export async function appendVideo(portal: Portal, token: string, from: Module, to: Module) {
  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 5_000 });
  database
    .prepare('update videos set module_id = ?, position = 1 where module_id = ?')
    .run(to.id, from.id);
  database.close();
  // The portal keeps the rows that it has read until it changes them itself.
  await call(portal, updateModule, { id: to.id, token, body: { description: 'In two parts' } });
}

/** Adds videos to a module, so that the module lasts long enough for a journey to act in the middle on a busy machine. */
export async function lengthen(portal: Portal, token: string, module: Module, clips: string[]) {
  for (const [i, clip] of clips.entries()) {
    const name = `Part ${i + 2}`;
    const more = await addModule(portal, token, module.companyId, { name, clip });
    await appendVideo(portal, token, more, module);
  }
}
