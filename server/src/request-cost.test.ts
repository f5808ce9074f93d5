import type { AddressInfo } from 'node:net';
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import { listMessages, listRooms } from '@portal/contract/chat';
import { updateCompany } from '@portal/contract/companies';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import {
  CAPTIONS_MAX_BYTES,
  CHAT_MESSAGE_MAX,
  CHAT_PAGE_SIZE,
  CHAT_ROOMS_MAX,
  IMAGE_SIDE_MAX,
  IMPORT_MAX_BYTES,
  LOGO_MAX_BYTES,
  OPTION_MAX,
  OPTIONS_MAX,
  QUESTIONS_MAX,
  QUESTIONS_TEXT_MAX,
  SAVED_CAPTIONS_MAX_BYTES,
} from '@portal/contract/limits';
import { saveQuestions, updateModule, uploadCaptions } from '@portal/contract/modules';
import { checkTraineeImport } from '@portal/contract/trainee-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describedSchema } from './platform/http/json-schema.ts';
import { greyPng } from './platform/media/images/testing/image-parts.ts';
import {
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  multipart,
  signInAdmin,
  succeeded,
} from './testing/factories.ts';
import { hostileBodies } from './testing/hostile-bodies.ts';
import { type Cost, MeasuredClient, type MeasuredRequest } from './testing/measured-client.ts';
import { startTestPortal, type TestPortal } from './testing/start-test-portal.ts';

/** CPU time of the main thread that one request may take, on the reference machine. */
const LIMIT_MS = 10;
/** An id that does not exist. */
const NOWHERE = 999_999;

let portal: TestPortal;
let client: MeasuredClient;
let origin: string;
let tokens: Record<Call['access'], string>;
let ids: Record<'company' | 'trainee' | 'quiz' | 'film', number>;

beforeAll(async () => {
  portal = await startTestPortal();
  client = new MeasuredClient();
  const trainee = await makeTrainee(portal);
  const companyId = trainee.user.company?.id ?? 0;
  const quiz = (await makeQuizModule(portal, companyId)).id;
  ids = {
    company: companyId,
    trainee: trainee.user.id,
    quiz,
    film: (await makeVideoModule(portal, companyId)).id,
  };
  const admin = (await signInAdmin(portal)).token;
  tokens = { public: '', 'signed-in': trainee.token, trainee: trainee.token, admin };
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(portal.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await client.close();
  await portal[Symbol.asyncDispose]();
});

interface Request {
  readonly id?: number;
  readonly times?: number;
  readonly query?: string;
  readonly bodies?: readonly Uint8Array[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: MeasuredRequest['limits'];
}

/** Sends the request repeatedly, each sample in another minute, so that no limit is reached. */
function measure(
  call: Call,
  {
    id = ids.quiz,
    query = '',
    bodies = [],
    headers = {},
    limits = { ms: LIMIT_MS },
    ...rest
  }: Request,
): Promise<Cost> {
  const sending = {
    url: `${origin}/api${call.path.replaceAll(/:\w+/g, String(id))}${query}`,
    method: call.method,
    headers: {
      authorization: `Bearer ${tokens[call.access]}`,
      ...(bodies.length === 0 ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    bodies,
    limits,
    ...rest,
    beforeSample: () => portal.clock.advance(61_000),
  };
  return client.measure(sending);
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

// Without the logout, which would end the session that the others need.
const calls: readonly Call[] = Object.values(callsByFeature)
  .flat()
  .filter(({ name }) => name !== 'logOut');
/** With these statuses only a refusal would be measured, and not the work. */
const NOT_TRIED = [401, 429];
const named = (some: readonly Call[]) => some.map((call) => [call.name, call] as const);

describe('the largest allowed quiz', () => {
  /** Questions with the maximum total length and `count` options each. */
  function largestQuestions(count: number, character = '漢') {
    const length = Math.floor(QUESTIONS_TEXT_MAX / QUESTIONS_MAX / (count + 2));
    return Array.from({ length: QUESTIONS_MAX }, (_, number) => {
      const text = (place: number) =>
        `${number} ${place} `.padEnd(Math.min(length, OPTION_MAX), character);
      const options = Array.from({ length: count }, (_, place) => text(place));
      return { question: text(-1), options, answer: text(0), explanation: '' };
    });
  }

  it.each([2, OPTIONS_MAX])(
    'is saved, opened and submitted fast, with %d options',
    async (count) => {
      const mcqs = largestQuestions(count);
      const params = { id: ids.quiz };
      succeeded(await portal.call(saveQuestions, { params, body: { mcqs }, token: tokens.admin }));
      const other = { mcqs: largestQuestions(count, 'é') };
      const changed = await measure(saveQuestions, { bodies: [json(other), json({ mcqs })] });
      const unchanged = await measure(saveQuestions, { bodies: [json({ mcqs })] });
      const opened = await measure(getTrainingModule, {});
      const module = succeeded(
        await portal.call(getTrainingModule, { params, token: tokens.trainee }),
      );
      const answerTo = new Map(mcqs.map(({ question, answer }) => [question, answer]));
      const answers = Object.fromEntries(
        module.mcqs.map(({ id, question }) => [id, answerTo.get(question)]),
      );
      const submitted = await measure(submitQuiz, { bodies: [json({ answers })] });
      for (const { statuses } of [changed, unchanged, opened, submitted])
        expect(new Set(statuses)).toEqual(new Set([200]));
      const costs = [changed, unchanged, opened, submitted].map(({ ms }) => ms);
      expect(Math.max(...costs)).toBeLessThan(LIMIT_MS);
    },
  );
});

it('a save with the longest captions is fast', async () => {
  const cue = (line: string) => `00:00:00.000 --> 00:00:01.000\n${line}\n\n`;
  const captionsOf = (line: string) =>
    `WEBVTT\n\n${cue(line).repeat(Math.floor((SAVED_CAPTIONS_MAX_BYTES - 100) / cue(line).length))}`;
  const bodies = ['a line', 'another'].map((line) =>
    json({ captions: { text: captionsOf(line.repeat(20)) } }),
  );
  const { ms, statuses } = await measure(updateModule, { id: ids.film, bodies });
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(ms).toBeLessThan(LIMIT_MS);
});

it.each([
  ['the most conversations', listRooms, CHAT_ROOMS_MAX, 1],
  ['the longest page of messages', listMessages, 1, CHAT_PAGE_SIZE],
])('%s are read fast', async (_, call, rooms, messages) => {
  const roomId = await talk(rooms, messages);
  const query = call === listMessages ? `?limit=${messages}` : '';
  const { ms, statuses } = await measure(call, { id: roomId, query });
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(ms).toBeLessThan(LIMIT_MS);
});

/** Creates rooms of the trainee, each with this many messages of the maximum length; returns the id of the last room. */
async function talk(rooms: number, messages: number): Promise<number> {
  const { db } = portal.resources;
  const created_at = portal.clock.now;
  const room = { last_seq: messages, created_at, updated_at: created_at };
  let roomId = 0;
  for (let number = 0; number < rooms; number += 1) {
    const pair = { ...room, pair_key: `${rooms}:${number}` };
    const [{ id } = { id: 0 }] = await db
      .insertInto('chat_rooms')
      .values(pair)
      .returning('id')
      .execute();
    const member = { room_id: id, last_read_seq: 0, unread_count: 1, muted: 0 };
    const seen = { visible_at: created_at, updated_at: created_at };
    const people = [ids.trainee, 1_000_000 + number].map((user_id) => ({
      ...member,
      ...seen,
      user_id,
    }));
    await db.insertInto('chat_members').values(people).execute();
    const sender_id = ids.trainee;
    const text = { room_id: id, sender_id, content: '漢'.repeat(CHAT_MESSAGE_MAX), created_at };
    const written = Array.from({ length: messages }, (_, i) => ({
      ...text,
      seq: i + 1,
      client_message_id: null,
    }));
    await db.insertInto('chat_messages').values(written).execute();
    roomId = id;
  }
  return roomId;
}

describe('a file made to block other requests is handled fast', () => {
  const filled = (front: string, middle: string, bytes: number) =>
    front + middle.repeat((bytes - front.length) / Buffer.byteLength(middle));
  const captions = (front: string, middle: string) => filled(front, middle, CAPTIONS_MAX_BYTES);
  const table = (front: string, middle: string) => filled(front, middle, IMPORT_MAX_BYTES);
  const head = 'name,email,company\n';
  // Sorting combining marks takes time quadratic in their number.
  const marks = '\u0301\u0327'.repeat(7_000);
  /** Followed by as many bytes as are allowed, which are dropped. */
  const largestLogo = () =>
    Buffer.concat([greyPng(IMAGE_SIDE_MAX, IMAGE_SIDE_MAX)], LOGO_MAX_BYTES);

  it.each([
    [
      '36,000 captions',
      uploadCaptions,
      200,
      captions('WEBVTT\n\n', '00:00.000 --> 00:01.000\n.\n\n'),
    ],
    ['captions of blank lines', uploadCaptions, 415, captions('WEBVTT\n\n', '\n')],
    ['captions of one line', uploadCaptions, 415, captions('WEBVTT\n\n', '-->')],
    ['a table of empty lines', checkTraineeImport, 400, table(head, '\n')],
    ['a table of separators', checkTraineeImport, 400, table('', ',')],
    ['a table of one cell', checkTraineeImport, 400, table(`${head}N,`, 'a.')],
    ['a table of quotes', checkTraineeImport, 400, table(`${head}"`, '""')],
    ['a table of other letters', checkTraineeImport, 400, table(`${head}N,a@`, '漢,x@y.zz,C\n')],
    [
      'a table of long cells',
      checkTraineeImport,
      400,
      table(head, `${'N'.repeat(190)},${'a'.repeat(190)}@b.zz,C\n`),
    ],
    [
      'thousands of marks on a character',
      checkTraineeImport,
      200,
      `${head}${`N,a${marks},C${marks}\n`.repeat(70)}`,
    ],
    [
      'a logo of fill bytes',
      updateCompany,
      415,
      Buffer.alloc(LOGO_MAX_BYTES, '\xff\xd8\xff\xff', 'latin1'),
    ],
    ['a logo of 4,096 × 4,096 pixels', updateCompany, 200, largestLogo()],
  ] as const)('%s', async (_, call, status, content) => {
    const form = new Request(origin, {
      method: 'POST',
      body: multipart({}, { [call.file.name]: new File([content as never], 'file') }),
    });
    const headers = { 'content-type': form.headers.get('content-type') ?? '' };
    const bodies = [new Uint8Array(await form.arrayBuffer())];
    const id = call === updateCompany ? ids.company : ids.film;
    const request = { id, bodies, headers, times: 1, limits: { longestMs: LIMIT_MS } };
    const { longestMs, statuses } = await measure(call, request);
    expect(new Set(statuses)).toEqual(new Set([status]));
    expect(longestMs).toBeLessThan(LIMIT_MS);
  });
});

it.each(['b', 'b23456789012'])(
  'a form of empty parts with the boundary %s is refused fast',
  async (boundary) => {
    const bodies = [Buffer.from(`--${boundary}\r\n`.repeat(200_000))];
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const request = { id: ids.film, bodies, headers, times: 1, limits: { longestMs: LIMIT_MS } };
    const cost = await measure(uploadCaptions, request);
    expect(new Set(cost.statuses)).toEqual(new Set([400]));
    expect(cost.longestMs).toBeLessThan(LIMIT_MS);
  },
);

it('unknown query parameters cost almost nothing', async () => {
  const names = Array.from({ length: 1_900 }, (_, i) => `${i.toString(36)}=1`).join('&');
  const least = { plain: Infinity, named: Infinity };
  const sampleMs = async (query: string) => {
    const { ms, statuses } = await measure(listRooms, { query, limits: {} });
    expect(new Set(statuses)).toEqual(new Set([200]));
    return ms;
  };
  for (let round = 0; round < 40; round += 1) {
    least.plain = Math.min(least.plain, await sampleMs(''));
    least.named = Math.min(least.named, await sampleMs(`?${names}`));
    if (round > 4 && least.named - least.plain < LIMIT_MS / 20) break;
  }
  expect(least.named - least.plain).toBeLessThan(LIMIT_MS / 20);
});

it.each(named(calls.filter(({ method, file }) => method !== 'GET' && file === undefined)))(
  '%s: every body is handled fast',
  async (_, call) => {
    const costs: Record<string, number> = {};
    // A deletion would remove records that other tests need.
    const id = call.method === 'DELETE' ? NOWHERE : ids.quiz;
    for (const [what, body] of Object.entries(hostileBodies(call))) {
      const { ms, statuses } = await measure(call, { id, bodies: [body] });
      expect(Math.max(...statuses), what).toBeLessThan(500);
      if (call.access !== 'public') expect(NOT_TRIED, what).not.toContain(statuses[0]);
      if (what !== 'more than is allowed') expect(statuses, what).not.toContain(0);
      costs[what] = ms;
    }
    const tooCostly = Object.entries(costs).filter(([, ms]) => ms > LIMIT_MS);
    expect(Object.fromEntries(tooCostly)).toEqual({});
  },
);

it.each(named(calls.filter(({ method }) => method === 'GET')))(
  '%s: every query is handled fast',
  async (_, call) => {
    const schema = call.query === undefined ? {} : describedSchema(call.query, 'input');
    const fields = Object.keys((schema['properties'] as object | undefined) ?? {});
    const room = Math.floor(14_000 / Math.max(1, fields.length));
    const texts = [
      '%25_'.repeat(40),
      `${'a '.repeat(90)}`,
      'a%20'.repeat(room / 4),
      '9'.repeat(room),
    ];
    const queries = [
      ...texts.map((text) => `?${fields.map((field) => `${field}=${text.trim()}`).join('&')}`),
      `?${'a&'.repeat(7_000)}`,
      `?${Array.from({ length: 1_500 }, (_, i) => `${i.toString(36)}=1`).join('&')}`,
    ];
    for (const query of queries) {
      const { ms, statuses } = await measure(call, { query: query.replaceAll(' ', '%20') });
      expect(Math.max(...statuses), query.slice(0, 80)).toBeLessThan(500);
      expect(ms, query.slice(0, 80)).toBeLessThan(LIMIT_MS);
    }
    const headers = {
      'if-none-match': 'W/"x", '.repeat(1_000),
      range: `bytes=${'0-0,'.repeat(1_000)}`,
      accept: 'a/b;q=0.1,'.repeat(200),
    };
    expect((await measure(call, { headers })).ms).toBeLessThan(LIMIT_MS);
  },
);
