/** The portal's calls without a browser: to prepare what a journey is not about. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { logIn, logInAsAdmin, type Session, signUp } from '@portal/contract/accounts';
import type { Call, CallBody, CallResponse } from '@portal/contract/call';
import { type AdminCompany, createCompany } from '@portal/contract/companies';
import {
  createModule,
  type Module,
  type QuestionForm,
  saveQuestions,
  uploadVideo,
} from '@portal/contract/modules';
import { ADMIN, type Portal } from './portal.ts';

const PASSWORD = 'interleaved-pairs';

interface Arguments<C extends Call> {
  readonly id?: number;
  readonly token?: string;
  readonly body?: CallBody<C> | FormData;
}

/** Throws unless the call succeeds. */
export async function call<C extends Call>(
  { origin }: Portal,
  { method, path }: C,
  { id, token, body }: Arguments<C> = {},
): Promise<CallResponse<C>> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${origin}/api${path.replace(':id', String(id))}`, {
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

export function signInAdmin(portal: Portal): Promise<Session> {
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

export async function addTrainee(portal: Portal, who: Person, companyName: string) {
  await call(portal, signUp, { body: { ...who, companyName } });
  return call(portal, logIn, { body: who });
}

export function addCompany(portal: Portal, token: string, name: string): Promise<AdminCompany> {
  const body = new FormData();
  body.set('name', name);
  return call(portal, createCompany, { token, body });
}

interface NewModule {
  readonly name: string;
  /** Path of a video file. */
  readonly clip?: string;
  readonly questions?: readonly QuestionForm[];
}

export async function addModule(
  portal: Portal,
  token: string,
  companyId: number,
  { name, clip, questions = [] }: NewModule,
): Promise<Module> {
  const { module } = await call(portal, createModule, { id: companyId, token, body: { name } });
  if (clip !== undefined) {
    const body = new FormData();
    body.set('video', new Blob([await readFile(clip)]), basename(clip));
    await call(portal, uploadVideo, { id: module.id, token, body });
  }
  if (questions.length > 0)
    await call(portal, saveQuestions, { id: module.id, token, body: { mcqs: [...questions] } });
  return module;
}
