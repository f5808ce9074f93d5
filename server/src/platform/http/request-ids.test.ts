import { listPublicCompanies } from '@portal/contract/companies';
import { describe, expect, vi } from 'vitest';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { createRecordedLines } from '#server/testing/recorded-lines.ts';

const OWN = /^[\da-f]{10}-[\da-z]+$/;
const recorded = createRecordedLines();
const it = portalIt
  .extend('env', { TRUST_PROXY: '10.0.0.0/8' })
  .extend('log', recorded.log)
  .extend('requests', { scope: 'file' }, ({ portal }) => {
    const ask = (url: string, given?: string, remoteAddress = '10.1.2.3') =>
      portal.inject({
        method: 'GET',
        url,
        remoteAddress,
        ...(given === undefined ? {} : { headers: { 'x-request-id': given } }),
      });
    const idOf = async (...input: Parameters<typeof ask>) =>
      String((await ask(...input)).headers['x-request-id']);
    return { idOf };
  });

describe('the id of a request', () => {
  it.for([
    '/api/companies',
    '/api/trainee/dashboard',
    '/api/nothing',
    '/api/uploads/nothing',
    '/api/admin/modules/%zz',
    '/healthz',
    '/anything',
  ])('is in each answer of %s, and never repeated', async (url, { requests }) => {
    const ids = [await requests.idOf(url), await requests.idOf(url)];
    for (const id of ids) expect(id).toMatch(OWN);
    expect(new Set(ids).size).toBe(2);
  });

  it('is the id that a trusted proxy sends', async ({ requests }) => {
    expect(await requests.idOf('/api/companies', 'proxy-1234-ABCD')).toBe('proxy-1234-ABCD');
  });

  it('is not the id that another client sends', async ({ requests }) => {
    expect(await requests.idOf('/api/companies', 'proxy-1234-ABCD', '192.0.2.1')).toMatch(OWN);
  });

  it.for(['short', 'x'.repeat(65), 'a line\\nbreak', 'with blank', 'q"uote-123', 'ünicode-12'])(
    'is not %j, even from a trusted proxy',
    async (given, { requests }) => {
      expect(await requests.idOf('/api/companies', given)).toMatch(OWN);
    },
  );
});

it('the id of a request is in the answer to an internal error, and in the log line about it', async ({
  portal,
}) => {
  const { companies } = portal.services;
  vi.spyOn(companies, 'listPublic').mockRejectedValueOnce(new Error('no such table: companies'));
  const answer = await portal.call(listPublicCompanies);
  const requestId = answer.headers['x-request-id'];
  expect(answer.status).toBe(500);
  expect(answer.error).toEqual({
    code: 'INTERNAL',
    message: `Something went wrong on our side. Please try again. Reference: ${requestId}`,
    details: { reason: 'internalError', values: { requestId }, requestId },
  });
  const failed = recorded.lines().filter(({ msg }) => msg === 'request failed');
  expect(failed).toMatchObject([
    { requestId, path: '/api/companies', err: { stack: expect.stringContaining('companies') } },
  ]);
});
