/** An id of another company is answered like one that does not exist: no answer reveals which ids exist. */
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import { openDirectRoom, sendMessage } from '@portal/contract/chat';
import { createGroup } from '@portal/contract/groups';
import { askForHelp } from '@portal/contract/help';
import { getTrainingModule } from '@portal/contract/learning';
import { listOwnSessions } from '@portal/contract/own-account';
import { listOwnAttempts } from '@portal/contract/runs';
import { describe, expect } from 'vitest';
import { answerQuiz, watchVideo } from './features/learning/testing/learn.ts';
import { describedSchema } from './platform/http/json-schema.ts';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  signInAdmin,
  succeeded,
} from './testing/factories.ts';
import { openLive } from './testing/live-client.ts';
import { it as portalIt } from './testing/portal-test.ts';
import type { TestPortal } from './testing/start-test-portal.ts';

const MISSING = 999_999_999;
/** Fields with ids that the client generates. */
const MADE_BY_CLIENT = ['clientMessageId', 'clientRequestId', 'submissionId'];

type Kind =
  | 'company'
  | 'group'
  | 'module'
  | 'trainee'
  | 'video'
  | 'question'
  | 'run'
  | 'attempt'
  | 'room'
  | 'session'
  | 'helpRequest';
type Ids = Readonly<Record<Kind, number>>;

interface Given {
  readonly query?: Record<string, string>;
  readonly body?: object;
}

/** The valid input of a trainee for each call that takes an id, so that only the id can be refused. */
const INPUTS: Readonly<Record<string, (own: Ids) => Given>> = {
  completeVideo: () => ({}),
  getTrainingModule: () => ({}),
  reportWatching: ({ video }) => ({ body: { timeSpent: 1, videoId: video } }),
  reportVideoProblem: ({ video }) => ({ body: { videoId: video, problem: 'no-picture' } }),
  renewModule: () => ({ body: {} }),
  submitQuiz: ({ question }) => ({ body: { answers: { [question]: 'wrong' } } }),
  listOwnAttempts: () => ({}),
  getOwnAttempt: () => ({}),
  askForHelp: ({ module }) => ({ body: { message: 'Help', moduleId: module } }),
  getOwnFeedback: () => ({}),
  giveFeedback: ({ module }) => ({ body: { moduleId: module, rating: 5 } }),
  listMessages: () => ({}),
  endOwnSession: () => ({}),
  markRead: () => ({ body: { seq: 1 } }),
  muteRoom: () => ({ body: { muted: true } }),
  blockInRoom: () => ({ body: { blocked: true } }),
  openDirectRoom: () => ({}),
  searchMessages: () => ({ query: { text: 'hello' } }),
  sendMessage: ({ room, trainee }) => ({
    body: { chatRoomId: room, content: 'Hello', senderId: trainee },
  }),
};

const it = portalIt
  .extend(
    'people',
    { scope: 'file' },
    async ({ portal }) => [await makeEverything(portal), await makeEverything(portal)] as const,
  )
  .extend('asker', { scope: 'file' }, ({ people: [mine] }) => mine.session)
  .extend('own', { scope: 'file' }, ({ people: [mine] }) => mine.ids)
  .extend('other', { scope: 'file' }, ({ people: [, theirs] }) => theirs.session)
  .extend('foreign', { scope: 'file' }, ({ people: [, theirs] }) => theirs.ids)
  .extend('ask', { scope: 'file' }, ({ portal, asker, own }) => {
    /** Sends the trainee's call with this one id instead of their own. */
    async function ask(taking: TakenId, id: number) {
      const { call, place, field } = taking;
      const input = INPUTS[call.name];
      if (input === undefined && call.access !== 'admin')
        throw new Error(`Please add what a trainee sends with ${call.name}.`);
      const { query = {}, body }: Given = input?.(own) ?? {};
      const value = field === 'answers' ? { [id]: 'wrong' } : id;
      const idInPath = () => (place === 'params' ? id : own[kindOf({ ...taking, field: 'id' })]);
      const answer = await portal.inject({
        method: call.method,
        url: `/api${call.path.replace(/:\w+/, () => String(idInPath()))}`,
        query: place === 'query' ? { ...query, [field]: String(id) } : query,
        headers: { authorization: `Bearer ${asker.token}` },
        ...(body === undefined
          ? {}
          : { payload: place === 'body' ? { ...body, [field]: value } : body }),
      });
      return { status: answer.status, body: answer.raw.replaceAll(String(id), 'ID') };
    }
    return ask;
  });

/** Creates a trainee in their own company, with one record of each kind. */
async function makeEverything(portal: TestPortal): Promise<{ session: Actor; ids: Ids }> {
  const company = await makeCompany(portal);
  const module = await makeVideoModule(portal, company.id, { questions: 1 });
  await makeQuizModule(portal, company.id);
  const partner = await makeTrainee(portal, { companyName: company.name });
  const session = await makeTrainee(portal, { companyName: company.name });
  const { token } = session;
  const opened = await portal.call(getTrainingModule, { params: { id: module.id }, token });
  const { runId, videos, mcqs } = succeeded(opened);
  await watchVideo(portal, session, module.id, 60);
  await answerQuiz(session, module.id);
  const attempts = await session.call(listOwnAttempts, { params: { id: module.id } });
  const params = { userId: partner.user.id };
  const room = succeeded(await portal.call(openDirectRoom, { params, token })).id;
  const content = { chatRoomId: room, content: 'Hello', senderId: session.user.id };
  succeeded(await portal.call(sendMessage, { body: content, token }));
  const body = { message: 'Help me' };
  const helpRequest = succeeded(await portal.call(askForHelp, { body, token })).id;
  const admin = await signInAdmin(portal);
  const inCompany = { params: { id: company.id }, body: { name: 'Kitchen' } };
  const group = succeeded(await admin.call(createGroup, inCompany)).id;
  const ids = {
    company: company.id,
    group,
    module: module.id,
    trainee: session.user.id,
    video: videos[0]?.id ?? 0,
    question: mcqs[0]?.id ?? 0,
    run: runId,
    attempt: succeeded(attempts)[0]?.id ?? 0,
    room,
    session: succeeded(await session.call(listOwnSessions))[0]?.id ?? 0,
    helpRequest,
  };
  return { session, ids };
}

function fieldsOf(schema: Call['body']): string[] {
  if (schema === undefined) return [];
  return Object.keys((describedSchema(schema, 'input')['properties'] as object | undefined) ?? {});
}

const isId = (field: string) =>
  /^(id|company|module|answers)$|Id$/.test(field) && !MADE_BY_CLIENT.includes(field);

interface TakenId {
  readonly call: Call;
  readonly place: 'params' | 'query' | 'body';
  readonly field: string;
}

const taken = Object.values(callsByFeature)
  .flat()
  .flatMap((call: Call): TakenId[] =>
    (['params', 'query', 'body'] as const).flatMap((place) =>
      fieldsOf(call[place])
        .filter(isId)
        .map((field) => ({ call, place, field })),
    ),
  );

function kindOf({ call, field }: TakenId): Kind {
  const words: readonly (readonly [RegExp, Kind])[] = [
    [/^answers/, 'question'],
    [/^chatRoomId/, 'room'],
    [/^video/, 'video'],
    [/^(userId|senderId|assigneeId)/, 'trainee'],
    [/^module/, 'module'],
    [/^run/, 'run'],
    // Only admins use deletions, jobs, uploads of posters, exceptions and recorded results.
    [/^(deletion|exception|result)|\/trash\/|\/jobs\/|^posterUpload/, 'company'],
    [/^company/, 'company'],
    [/^group|\/groups\/:/, 'group'],
    [/chat\/rooms/, 'room'],
    [/me\/sessions/, 'session'],
    [/help-requests/, 'helpRequest'],
    [/attempts\/:id/, 'attempt'],
    [/admins/, 'trainee'],
    [/trainees/, 'trainee'],
    [/companies/, 'company'],
    [/module/, 'module'],
  ];
  const name = field === 'id' ? call.path : field;
  const kind = words.find(([word]) => word.test(name))?.[1];
  if (kind === undefined) throw new Error(`Which kind of id is ${field} of ${call.name}?`);
  return kind;
}

describe('for a trainee', () => {
  const named = taken
    // People of all companies can write to each other, so the ids of people are known to all.
    .filter(({ call }) => call.scope !== 'everyone')
    .map((taking) => [taking.call.name, `${taking.place}.${taking.field}`, taking] as const);

  it.for(named)(
    '%s gives the same answer for a foreign %s as for a missing one',
    async ([_, _field, taking], { foreign, ask }) => {
      const missing = await ask(taking, MISSING);
      const answer = await ask(taking, foreign[kindOf(taking)]);
      expect(answer).toEqual(missing);
      if (taking.call.access === 'admin') expect(answer.status).toBe(403);
    },
  );

  it('every module of another company is not found', async ({ foreign, ask }) => {
    const ofModules = taken.filter(
      (taking) => taking.call.access !== 'admin' && kindOf(taking) === 'module',
    );
    const answers = new Map<string, number>();
    for (const taking of ofModules)
      answers.set(taking.call.name, (await ask(taking, foreign.module)).status);
    expect(Object.fromEntries(answers)).toEqual({
      completeVideo: 404,
      getTrainingModule: 404,
      reportWatching: 404,
      reportVideoProblem: 404,
      renewModule: 404,
      submitQuiz: 404,
      listOwnAttempts: 404,
      askForHelp: 404,
      giveFeedback: 404,
      // Feedback is null until the trainee has given it.
      getOwnFeedback: 200,
    });
  });

  it('a foreign conversation cannot be joined, like a missing one', async ({
    origin,
    asker,
    other,
    own,
    foreign,
  }) => {
    await using partner = await openLive(origin, other);
    await partner.settled();
    await using client = await openLive(origin, asker);
    for (const chatRoomId of [foreign.room, MISSING]) {
      client.send({ type: 'JOIN_CHAT_ROOM', payload: { chatRoomId } });
      client.send({ type: 'TYPING', payload: { chatRoomId, userId: own.trainee, isTyping: true } });
      await client.settled();
      partner.send({
        type: 'TYPING',
        payload: { chatRoomId, userId: foreign.trainee, isTyping: true },
      });
      await partner.settled();
      await client.settled();
    }
    expect(client.frames.filter(({ type }) => type !== 'PONG')).toEqual([]);
  });
});
