/** Answers have the headers that the contract declares, and no others set by the portal. */

import type { Call } from '@portal/contract/call';
import { callsByFeature } from '@portal/contract/calls';
import { createGroup } from '@portal/contract/groups';
import { startBulkAction } from '@portal/contract/jobs';
import { expect } from 'vitest';
import type { OpenApiDocument } from './platform/http/openapi.ts';
import { makeCompany, makeQuizModule, makeTrainee, succeeded } from './testing/factories.ts';
import { it as portalIt } from './testing/portal-test.ts';
import { startTestPortal } from './testing/start-test-portal.ts';

/** The headers of every answer. */
const COMMON = ['x-request-id', 'x-content-type-options'];

const it = portalIt
  .extend('members', { scope: 'file' }, async ({ portal, admin }) => {
    const company = await makeCompany(portal);
    const group = { params: { id: company.id }, body: { name: 'Kitchen' } };
    const { id: groupId } = succeeded(await admin.call(createGroup, group));
    const moduleId = (await makeQuizModule(portal, company.id)).id;
    return { moduleId, groupId, ...(await makeTrainee(portal, { companyName: company.name })) };
  })
  .extend('job', { scope: 'file' }, async ({ portal, admin, members }) => {
    const body = { action: 'invite' as const, ids: [members.user.id] };
    return succeeded(await portal.call(startBulkAction, { body, token: admin.token }));
  })
  .extend('tokens', { scope: 'file' }, ({ members: { token }, admin }) => {
    const tokens: Record<Call['access'], string | undefined> = {
      public: undefined,
      'signed-in': token,
      trainee: token,
      admin: admin.token,
    };
    return tokens;
  })
  .extend('requests', { scope: 'file' }, ({ portal, tokens, members, job }) => {
    const { moduleId, groupId, user } = members;
    /** The address with the ids of a module, of a group, of a job, or of a trainee, a run and a module. */
    const addressOf = ({ path }: Call) =>
      path
        .replace('/trainees/:id/', `/trainees/${user.id}/`)
        .replace('/groups/:id', `/groups/${groupId}`)
        .replace('/jobs/:id', `/jobs/${job.id}`)
        .replace(':number', '1')
        .replaceAll(/:\w+/g, String(moduleId));
    function ask(call: Call) {
      const token = tokens[call.access];
      return portal.inject({
        method: 'GET',
        url: `/api${addressOf(call)}`,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    }
    return { ask };
  });

const reading = Object.values(callsByFeature)
  .flat()
  .filter(({ method }) => method === 'GET');
const declaring = reading.filter(({ headers }) => headers !== undefined);
const named = (calls: readonly Call[]) => calls.map((call): [string, Call] => [call.name, call]);

it.for(named(declaring))(
  '%s answers with its required headers',
  async ([_, call], { requests }) => {
    const answer = await requests.ask(call);
    expect(answer.status).toBe(200);
    for (const { name, value, required } of Object.values(call.headers ?? {})) {
      if (required) expect(value.safeParse(answer.headers[name])).toMatchObject({ success: true });
    }
  },
);

it.for(named(reading))('%s answers without undeclared headers', async ([_, call], { requests }) => {
  const declared = Object.values(call.headers ?? {}).map(({ name }) => name);
  const { headers } = await requests.ask(call);
  const own = Object.keys(headers).filter((name) => name.startsWith('x-'));
  expect([...declared, ...COMMON]).toEqual(expect.arrayContaining(own));
});

it('the API description lists the headers of each call', async ({ portal }) => {
  const { body } = await portal.inject({ method: 'GET', url: '/api/docs/openapi.json' });
  const { paths } = body as OpenApiDocument;
  for (const { path, headers = {}, revalidates } of reading) {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.['get'];
    const expected = Object.values(headers).map(({ name, required }) => [name, required]);
    const described = Object.entries(operation?.responses['200']?.headers ?? {});
    expect(described.map(([name, { required }]) => [name, required])).toEqual(
      revalidates ? [...expected, ['etag', true]] : expected,
    );
  }
});

it('pages of other origins may read the declared headers', async () => {
  await using other = await startTestPortal({ CORS_ORIGINS: 'https://learn.example' });
  const headers = { origin: 'https://learn.example' };
  const answer = await other.inject({ method: 'GET', url: '/api/companies', headers });
  const exposed = String(answer.headers['access-control-expose-headers']).split(', ');
  const declared = declaring.flatMap((call) => Object.values(call.headers ?? {}));
  expect(exposed).toEqual(expect.arrayContaining(declared.map(({ name }) => name)));
});
