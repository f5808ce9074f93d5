import { expect, it } from 'vitest';
import { callAddress } from './call-address.ts';

const trainees = { path: '/admin/trainees' } as const;
const progress = { path: '/admin/trainees/:id/progress' } as const;

it('fills in the parameters, escaped', () => {
  expect(callAddress(progress, { params: { id: 7 } })).toBe('/api/admin/trainees/7/progress');
  expect(callAddress(progress, { params: { id: '../x?y' } })).toBe(
    '/api/admin/trainees/..%2Fx%3Fy/progress',
  );
});

it('throws if a parameter is missing', () => {
  expect(() => callAddress(progress, {})).toThrow('needs "id"');
});

it('adds the query and leaves out empty values', () => {
  const query = { search: 'a&b c', page: 2, company: undefined, sort: null, from: '' };
  expect(callAddress(trainees, { query })).toBe('/api/admin/trainees?search=a%26b+c&page=2');
  expect(callAddress(trainees, { query: { page: undefined } })).toBe('/api/admin/trainees');
});
