import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import { TEXT_BYTES, TOTAL_TEXT } from '@portal/contract/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { largestValue } from '#server/testing/largest-value.ts';
import { boundsOf } from './body-bounds.ts';
import { describedSchema } from './json-schema.ts';
import { hasMoreValues } from './json-values.ts';

const calls: readonly Call[] = Object.values(callsByFeature).flat();
const withJson = calls.filter(({ body, file }) => body !== undefined && file === undefined);
const kibOf = (call: Call) => Math.ceil(boundsOf(call).maxBytes / 1024);
const bounds = (body: z.ZodMiniType) => boundsOf({ name: 'test', body });

describe('the bounds of a request body', () => {
  it.each(calls.map((call) => [call.name, call] as const))('exist for %s', (_, call) => {
    expect(boundsOf(call).maxBytes).toBeGreaterThan(0);
  });

  it('are small except for calls with long texts or lists', () => {
    const large = calls.filter((call) => kibOf(call) > 17);
    expect(Object.fromEntries(large.map((call) => [call.name, kibOf(call)]))).toEqual({
      inviteAdmin: 30,
      changeAdminReach: 27,
      reorderModules: 168,
      saveQuestions: 810,
      submitQuiz: 617,
      sendMessage: 64,
      startBulkAction: 50,
      collectCertificates: 46,
      importTrainees: 36,
      closeHelpRequests: 369,
      updateCompanySettings: 36,
      createModule: 1_163,
      updateModule: 1_163,
    });
  });

  it('are smallest for public calls', () => {
    const publicSizes = calls.filter(({ access }) => access === 'public').map(kibOf);
    expect(Math.max(...publicSizes)).toBeLessThanOrEqual(16);
  });

  it.each([
    ['a text', z.object({ name: z.string() }), 'the body of test.name'],
    ['a list', z.object({ ids: z.array(z.int()) }), 'the body of test.ids'],
    [
      'a text in a list',
      z.object({ tags: z.array(z.string()).check(z.maxLength(3)) }),
      'the body of test.tags[]',
    ],
    ['a record', z.record(z.string().check(z.maxLength(3)), z.int()), 'the body of test'],
    ['anything', z.object({ data: z.unknown() }), 'the body of test.data'],
  ])('are required for %s', (_, body, place) => {
    expect(() => bounds(body)).toThrow(`There is no bound on ${place}:`);
  });

  it('include the stated byte limit of a text', () => {
    const text = () => z.string().check(z.maxLength(12_000));
    const bounded = text().register(z.globalRegistry, { [TEXT_BYTES]: 12_000 });
    const { maxBytes } = bounds(text());
    expect(maxBytes - bounds(bounded).maxBytes).toBe((6 - 1.25) * 12_000);
  });

  it('include the stated byte limit of all texts in a list', () => {
    const listOfTexts = () => z.array(z.string().check(z.maxLength(1_000))).check(z.maxLength(100));
    const bounded = listOfTexts().register(z.globalRegistry, { [TOTAL_TEXT]: 2_000 });
    const { maxBytes } = bounds(listOfTexts());
    expect(maxBytes - bounds(bounded).maxBytes).toBe(6 * (100 * 1_000 - 2_000));
  });
});

describe('the largest valid body', () => {
  const plain = (value: unknown) => JSON.stringify(value);
  const escaped = (value: unknown) =>
    JSON.stringify(value, null, 2).replaceAll(
      /[^\0-\x7f]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );

  /** These state a byte limit: the questions of a module for all of them together, the captions for one text. */
  const BOUNDED_IN_ALL = ['saveQuestions', 'createModule', 'updateModule'];
  it.each(
    withJson
      .filter(({ name }) => !BOUNDED_IN_ALL.includes(name))
      .map((call) => [call.name, call] as const),
  )('of %s fits within its bounds in every script and escaping', (_, call) => {
    const { maxBytes, maxValues } = boundsOf(call);
    const schema = describedSchema(call.body as z.ZodMiniType, 'input');
    for (const unit of ['a', '"', '漢', '😀'])
      for (const write of [plain, escaped]) {
        const json = write(largestValue(schema, unit));
        expect(Buffer.byteLength(json)).toBeLessThanOrEqual(maxBytes);
        expect(hasMoreValues(Buffer.from(json), maxValues)).toBe(false);
      }
  });
});

describe('counting JSON values', () => {
  const countOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Object.values(value).reduce((sum: number, each) => sum + countOf(each), 0)
      : 1;

  it('counts all but the outermost, and an empty list or object twice', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const [json, count] = [JSON.stringify(value), countOf(value)];
        expect(hasMoreValues(Buffer.from(json), 2 * count)).toBe(false);
        expect(hasMoreValues(Buffer.from(json), count - 2)).toBe(true);
      }),
    );
  });

  it.each(['"a,b,[{"', String.raw`"\",\",\","`, String.raw`"\\\",,"`])(
    'ignores the content of texts: %s',
    (json) => {
      expect(hasMoreValues(Buffer.from(json), 0)).toBe(false);
    },
  );
});
