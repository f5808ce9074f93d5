/** Creates records that a test needs but is not about, with the parents that they need. */
import { randomUUID } from 'node:crypto';
import { type Session, signUp } from '@portal/contract/accounts';
import type { Call, CallResponse } from '@portal/contract/call';
import { createCompany } from '@portal/contract/companies';
import { logIn, logInAsAdmin } from '@portal/contract/log-in';
import { createModule, saveQuestions } from '@portal/contract/modules';
import type { ChosenReach } from '@portal/contract/reach';
import { PORTAL } from '../features/activity/service.ts';
import { markContent } from '../features/modules/service.ts';
import { storeScopes } from '../features/reach/service.ts';
import { newMediaKey } from '../platform/media/media-key.ts';
import type { Answer, CallInput } from './open-test-portal.ts';
import type { TestPortal } from './start-test-portal.ts';

export const PASSWORD = 'correct-horse-battery';

/** Returns the body of an answer that must be a success. */
export function succeeded<T>(answer: Answer<T>): T {
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${answer.raw}`);
  return answer.body;
}

/** A signed-in user, who calls the portal with the token of the session. */
export interface Actor extends Session {
  call<C extends Call>(
    call: C,
    input?: Omit<CallInput<C>, 'token'>,
  ): Promise<Answer<CallResponse<C>>>;
}

function actorOf(portal: TestPortal, session: Session): Actor {
  const { token } = session;
  return { ...session, call: (call, input = {}) => portal.call(call, { ...input, token }) };
}

const admins = new WeakMap<TestPortal, Promise<Actor>>();

/** The portal's own administrator, signed in; once, because hashing a password takes its time. */
export function signInAdmin(portal: TestPortal): Promise<Actor> {
  const known = admins.get(portal);
  if (known !== undefined) return known;
  const session = logInFirstAdmin(portal);
  admins.set(portal, session);
  return session;
}

async function logInFirstAdmin(portal: TestPortal): Promise<Actor> {
  const email = 'admin@portal.test';
  if (!(await portal.services.accounts.hasAdmin())) return makeAdmin(portal, email);
  const body = { email, password: PASSWORD };
  return actorOf(portal, succeeded(await portal.call(logInAsAdmin, { body })));
}

/** A further administrator, signed in. */
export async function makeAdmin(
  portal: TestPortal,
  email: string,
  name = 'Ada Admin',
): Promise<Actor> {
  const body = { email, password: PASSWORD };
  await portal.services.accounts.createAdmin(PORTAL, { name, ...body });
  return actorOf(portal, succeeded(await portal.call(logInAsAdmin, { body })));
}

/** Changes what an admin sees directly, without what an admin's call does besides. */
export async function setReach(
  { resources: { db } }: TestPortal,
  userId: number,
  reach: ChosenReach,
): Promise<void> {
  await db
    .updateTable('all_users')
    .set({ reach: reach === 'portal' ? 'portal' : 'limited' })
    .where('id', '=', userId)
    .execute();
  await storeScopes(db, userId, reach);
}

/** An administrator who sees only this, signed in. */
export async function makeLimitedAdmin(
  portal: TestPortal,
  reach: ChosenReach,
  name = 'Lena Limited',
): Promise<Actor> {
  const email = `${randomUUID()}@limited.test`;
  const body = { email, password: PASSWORD };
  const { id } = await portal.services.accounts.createAdmin(PORTAL, { name, ...body });
  await setReach(portal, id, reach);
  return actorOf(portal, succeeded(await portal.call(logInAsAdmin, { body })));
}

/** The same user on another device. */
export async function signInAgain(portal: TestPortal, { user }: Session): Promise<Actor> {
  const body = { email: user.email, password: PASSWORD };
  const call = user.role === 'ADMIN' ? logInAsAdmin : logIn;
  return actorOf(portal, succeeded(await portal.call(call, { body })));
}

/** A form of text fields, as a browser sends it. */
export function multipart(fields: Record<string, string>, files: Record<string, File> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

/** Calls a multipart call with a real form. */
export async function upload<C extends Call>(
  portal: TestPortal,
  call: C,
  form: FormData,
  { token, id, query }: { token?: string; id?: number; query?: Record<string, string> } = {},
): Promise<Answer<CallResponse<C>>> {
  const request = new Request('http://portal.test', { method: 'POST', body: form });
  const answer = await portal.inject({
    method: call.method,
    url: `/api${call.path.replace(':id', String(id ?? ''))}?${new URLSearchParams(query)}`,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return answer as Answer<CallResponse<C>>;
}

export async function makeCompany(portal: TestPortal, name = `Company ${randomUUID()}`) {
  const { token } = await signInAdmin(portal);
  return succeeded(await upload(portal, createCompany, multipart({ name }), { token }));
}

/** A trainee with a session, in a new company unless one is named. */
export async function makeTrainee(
  portal: TestPortal,
  given: { companyName?: string; name?: string; email?: string } = {},
): Promise<Actor> {
  const companyName = given.companyName ?? (await makeCompany(portal)).name;
  const email = given.email ?? `${randomUUID()}@trainee.test`;
  const name = given.name ?? 'Tess Trainee';
  succeeded(await portal.call(signUp, { body: { name, email, password: PASSWORD, companyName } }));
  const body = { email, password: PASSWORD };
  return actorOf(portal, succeeded(await portal.call(logIn, { body })));
}

/** Puts users into another company directly, without what an admin's call does besides. */
export async function setCompany(
  { resources: { db } }: TestPortal,
  userIds: number | readonly number[],
  companyId: number,
): Promise<void> {
  await db
    .updateTable('all_users')
    .set({ company_id: companyId })
    .where('id', 'in', [userIds].flat())
    .execute();
}

/** `count` questions whose correct answer is 'right N'. */
export const someQuestions = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    question: `Question ${i + 1}`,
    options: [`right ${i + 1}`, 'wrong', 'also wrong'],
    answer: `right ${i + 1}`,
    explanation: `because ${i + 1}`,
  }));

/** A visible module with questions only, so that no file is needed. */
export async function makeQuizModule(
  portal: TestPortal,
  companyId: number,
  { name = 'Module', questions = 2 } = {},
) {
  const admin = await signInAdmin(portal);
  const params = { id: companyId };
  const { module } = succeeded(await admin.call(createModule, { params, body: { name } }));
  const saved = await admin.call(saveQuestions, {
    params: { id: module.id },
    body: { mcqs: someQuestions(questions) },
  });
  return succeeded(saved).module;
}

/** A visible module with a video of `seconds`, inserted directly, because tests of learning do not need the file. */
export async function makeVideoModule(
  portal: TestPortal,
  companyId: number,
  { name = 'Module', seconds = 60, questions = 0 } = {},
): Promise<{ id: number; name: string }> {
  const module = await makeQuizModule(portal, companyId, { name, questions });
  const { db } = portal.resources;
  await db
    .insertInto('videos')
    .values({
      module_id: module.id,
      position: 0,
      media_key: newMediaKey('mp4'),
      content_type: 'video/mp4',
      size: 1000,
      etag: '"test"',
      duration: seconds,
      created_at: portal.clock.now,
    })
    .execute();
  await markContent(db, module.id, portal.clock.now);
  return module;
}
