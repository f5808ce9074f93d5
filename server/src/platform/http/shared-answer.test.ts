import { listPublicCompanies, type PublicCompany } from '@portal/contract/companies';
import { fastify } from 'fastify';
import { expect, it, vi } from 'vitest';
import { registerRoutes } from './register-routes.ts';
import { createRequestBudget } from './request-budget.ts';
import { route } from './route.ts';
import { SharedAnswer } from './shared-answer.ts';

it('a shared answer is built once for as long as its source is the same object', async () => {
  let source = [{ id: 1, name: 'A' }];
  const present = vi.fn((rows: typeof source): PublicCompany[] =>
    rows.map((row) => ({ ...row, logo: null, signUp: 'open', domains: [] })),
  );
  await using app = fastify();
  const companies = route(listPublicCompanies, {
    run: () => {
      const rows = source;
      return new SharedAnswer(rows, () => present(rows));
    },
  });
  registerRoutes(app, [companies], {
    authenticate: async () => null,
    receiving: {
      media: { receive: () => Promise.reject(new Error('No file was expected')) },
      maxVideoMb: 1,
    },
    budget: createRequestBudget(Date.now),
  });
  const names = async () => {
    const answer = await app.inject({ url: listPublicCompanies.path });
    return answer.json<PublicCompany[]>().map(({ name }) => name);
  };
  expect([await names(), await names()]).toEqual([['A'], ['A']]);
  expect(present).toHaveBeenCalledTimes(1);
  source = [{ id: 1, name: 'B' }];
  expect([await names(), await names()]).toEqual([['B'], ['B']]);
  expect(present).toHaveBeenCalledTimes(2);
});
