import { call } from '@portal/contract/call';
import { listTrainees } from '@portal/contract/trainees';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Kernel, registerRoutes } from './register-routes.ts';
import { type Route, route } from './route.ts';

const DECLARED = {
  name: 'readThing',
  method: 'GET',
  path: '/things/:id',
  summary: 'Reads a thing.',
  params: z.object({ id: z.string() }),
  response: z.object({}),
} as const;
const run = () => ({});

const kernel: Kernel = {
  authenticate: async () => null,
  checkReach: async () => undefined,
  viewAs: async (identity) => identity,
  receiving: {
    media: { receive: () => Promise.reject(new Error('No file is expected')) },
    maxVideoMb: 1,
  },
  budget: { admit: async () => undefined, charge: async () => undefined },
};
const register = (...routes: Route[]) => registerRoutes(Fastify(), routes, kernel);

it.each(['signed-in', 'trainee'] as const)(
  'a call for access %s without scope and policy neither compiles nor starts',
  (access) => {
    // @ts-expect-error: the policy is missing
    const unprotected = route(call({ ...DECLARED, access }), { run });
    expect(() => register(unprotected)).toThrow(/^readThing needs a policy/);
  },
);

it.each(['own', 'everyone'] as const)('a call of scope %s starts without a policy', (scope) => {
  register(route(call({ ...DECLARED, access: 'trainee', scope }), { run }));
});

it('a public call starts without a policy, and one for admins with a reach', () => {
  const reach = { reach: 'group', right: 'read', by: 'list' } as const;
  register(
    route(call({ ...DECLARED, access: 'public' }), { run }),
    route(call({ ...DECLARED, path: '/other', access: 'admin', ...reach }), { run }),
  );
});

it('a call for admins without a reach neither compiles nor starts', () => {
  // @ts-expect-error: the reach is missing
  const unlimited = route(call({ ...DECLARED, access: 'admin' }), { run });
  expect(() => register(unlimited)).toThrow('readThing needs a reach in the contract');
});

it('a call that has a policy starts', () => {
  const read = call({ ...DECLARED, access: 'trainee' });
  register(route(read, { may: (_user, { params }) => params.id === '1', run }));
});

it('an answer that is a file has the type of the call and the name of the handler', async () => {
  const read = call({
    ...DECLARED,
    access: 'public',
    sends: 'application/pdf',
    response: z.any(),
    errors: ['NOT_FOUND'],
  });
  const app = Fastify();
  const sent = { bytes: Buffer.from('%PDF-1.7 \xff', 'latin1'), fileName: 'thing-1.pdf' };
  registerRoutes(app, [route(read, { run: () => sent })], kernel);
  const { statusCode, headers, rawPayload } = await app.inject('/things/1');
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'application/pdf',
    'inline; filename="thing-1.pdf"',
  ]);
  expect(rawPayload).toEqual(sent.bytes);
  // @ts-expect-error: a file has a name
  expect(route(read, { run: () => ({ bytes: sent.bytes }) }).call).toBe(read);
});

it('an answer without a declared header does not compile', () => {
  // @ts-expect-error: the header `total` is missing
  const withoutHeaders = route(listTrainees, { run: async () => [] });
  // @ts-expect-error: its value is not a number
  const wrongType = route(listTrainees, { run: () => ({ body: [], headers: { total: '1' } }) });
  expect([withoutHeaders.call, wrongType.call]).toEqual([listTrainees, listTrainees]);
});
