/** No body, file or address costs much time of the main thread, whatever it contains. */
import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import { listRooms, openDirectRoom } from '@portal/contract/chat';
import { updateCompany } from '@portal/contract/companies';
import {
  CAPTIONS_MAX_BYTES,
  IMAGE_SIDE_MAX,
  IMPORT_MAX_BYTES,
  LOGO_MAX_BYTES,
} from '@portal/contract/limits';
import { uploadCaptions } from '@portal/contract/modules';
import { checkTraineeImport, listImportProblems } from '@portal/contract/trainee-import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from './features/chat/testing/talk.ts';
import { describedSchema } from './platform/http/json-schema.ts';
import { blankPng } from './platform/media/images/testing/pictures.ts';
import { makeTrainee, multipart, succeeded } from './testing/factories.ts';
import { hostileBodies } from './testing/hostile-bodies.ts';
import { LIMIT_MS, type MeasuredPortal, startMeasuredPortal } from './testing/measured-portal.ts';
import { workbook } from './testing/workbooks.ts';

/** An id that does not exist. */
const NOWHERE = 999_999;

let measured: MeasuredPortal;
beforeAll(async () => {
  measured = await startMeasuredPortal();
});
afterAll(() => measured[Symbol.asyncDispose]());

// Without the logout, which would end the session that the others need.
const calls: readonly Call[] = Object.values(callsByFeature)
  .flat()
  .filter(({ name }) => name !== 'logOut');
/** With these statuses only a refusal would be measured, and not the work. */
const NOT_TRIED = [401, 429];
const named = (some: readonly Call[]) => some.map((call) => [call.name, call] as const);

const largestPng = await blankPng(IMAGE_SIDE_MAX, IMAGE_SIDE_MAX);

describe('a file made to block other requests is handled fast', () => {
  const filled = (front: string, middle: string, bytes: number) =>
    front + middle.repeat((bytes - front.length) / Buffer.byteLength(middle));
  const captions = (front: string, middle: string) => filled(front, middle, CAPTIONS_MAX_BYTES);
  const table = (front: string, middle: string) => filled(front, middle, IMPORT_MAX_BYTES);
  const head = 'name,email,company\n';
  // Sorting combining marks takes time quadratic in their number.
  const marks = '\u0301\u0327'.repeat(7_000);
  /** Followed by as many bytes as are allowed, which are dropped. */
  const largestLogo = Buffer.concat([largestPng], LOGO_MAX_BYTES);

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
      'a list of long refused rows',
      listImportProblems,
      200,
      head + `${'N'.repeat(190)},${'a'.repeat(190)}@b.zz,C\n`.repeat(9_000),
    ],
    [
      'a workbook of empty cells',
      checkTraineeImport,
      400,
      workbook('<row><c r="XFD1"/></row>'.repeat(100_000)),
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
    ['a logo of 4,096 × 4,096 pixels', updateCompany, 200, largestLogo],
  ] as const)('%s', async (_, call, status, content) => {
    const form = new Request(measured.origin, {
      method: 'POST',
      body: multipart({}, { [call.file.name]: new File([content as never], 'file') }),
    });
    const headers = { 'content-type': form.headers.get('content-type') ?? '' };
    const bodies = [new Uint8Array(await form.arrayBuffer())];
    const id = call === updateCompany ? measured.ids.company : measured.ids.film;
    const request = { id, bodies, headers, times: 1, limits: { longestMs: LIMIT_MS } };
    const { longestMs, statuses } = await measured.measure(call, request);
    expect(new Set(statuses)).toEqual(new Set([status]));
    expect(longestMs).toBeLessThan(LIMIT_MS);
  });
});

it.each(['b', 'b23456789012'])(
  'a form of empty parts with the boundary %s is refused fast',
  async (boundary) => {
    const bodies = [Buffer.from(`--${boundary}\r\n`.repeat(200_000))];
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const request = {
      id: measured.ids.film,
      bodies,
      headers,
      times: 1,
      limits: { longestMs: LIMIT_MS },
    };
    const cost = await measured.measure(uploadCaptions, request);
    expect(new Set(cost.statuses)).toEqual(new Set([400]));
    expect(cost.longestMs).toBeLessThan(LIMIT_MS);
  },
);

it('unknown query parameters cost almost nothing', async () => {
  const names = Array.from({ length: 1_900 }, (_, i) => `${i.toString(36)}=1`).join('&');
  const least = { plain: Infinity, named: Infinity };
  const sampleMs = async (query: string) => {
    const { ms, statuses } = await measured.measure(listRooms, { query, limits: {} });
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
    const id = call.method === 'DELETE' ? NOWHERE : measured.ids.quiz;
    for (const [what, body] of Object.entries(hostileBodies(call))) {
      const { ms, statuses } = await measured.measure(call, { id, bodies: [body] });
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
      const { ms, statuses } = await measured.measure(call, {
        query: query.replaceAll(' ', '%20'),
      });
      expect(Math.max(...statuses), query.slice(0, 80)).toBeLessThan(500);
      expect(ms, query.slice(0, 80)).toBeLessThan(LIMIT_MS);
    }
    const headers = {
      'if-none-match': 'W/"x", '.repeat(1_000),
      range: `bytes=${'0-0,'.repeat(1_000)}`,
      accept: 'a/b;q=0.1,'.repeat(200),
    };
    expect((await measured.measure(call, { headers })).ms).toBeLessThan(LIMIT_MS);
  },
);

/** CPU time that a frequent call may take. */
const FREQUENT_LIMIT_MS = 0.5;

it.each(named(calls.filter(({ revalidates }) => revalidates === true)))(
  '%s: an unchanged answer costs no more than a frequent call may',
  async (_, call) => {
    const { origin, portal, tokens } = measured;
    const token = tokens.trainee;
    const partner = await makeTrainee(portal);
    const params = { userId: partner.user.id };
    const { id } = succeeded(await portal.call(openDirectRoom, { params, token }));
    for (let i = 0; i < 30; i += 1) await say(partner, id, `Message ${i} is as long as most are.`);
    const url = `${origin}/api${call.path.replaceAll(/:\w+/g, String(id))}`;
    const authorization = `Bearer ${tokens[call.access]}`;
    // The first call may mark messages as read, which is a change.
    await fetch(url, { headers: { authorization } });
    const { headers } = await fetch(url, { headers: { authorization } });
    const request = { id, times: 20, headers: { 'if-none-match': String(headers.get('etag')) } };
    const limits = { ms: FREQUENT_LIMIT_MS };
    const { ms, statuses } = await measured.measure(call, { ...request, limits });
    expect(new Set(statuses)).toEqual(new Set([304]));
    expect(ms).toBeLessThan(FREQUENT_LIMIT_MS);
  },
);
