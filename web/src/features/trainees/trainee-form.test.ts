import type { ErrorCode } from '@portal/contract/errors';
import { describe, expect, it, test } from 'vitest';
import { ApiError, NetworkError } from '../../platform/http/api-error.ts';
import { changedTraineeForm, changesTo, refusedField } from './trainee-form.ts';

const saved = { name: 'Ana', email: 'ana@x.test', company: { id: 1, name: 'Acme' } };
const entry = { name: 'Ana', email: 'ana@x.test', password: undefined, companyName: 'Acme' };

describe('changing a trainee', () => {
  it('sends what is new and nothing else', () => {
    expect(changesTo(saved, entry)).toEqual({});
    expect(changesTo(saved, { ...entry, email: 'a@x.test' })).toEqual({ email: 'a@x.test' });
    expect(
      changesTo(saved, { ...entry, name: 'Bo', password: 'secret', companyName: 'Other' }),
    ).toEqual({ name: 'Bo', password: 'secret', companyName: 'Other' });
    expect(changesTo({ ...saved, company: null }, entry)).toEqual({ companyName: 'Acme' });
  });

  it('keeps the password where none is typed, but takes no short one', () => {
    const typed = { name: 'Ana', email: 'ana@x.test', companyName: 'Acme' };
    expect(changedTraineeForm.parse({ ...typed, password: '' })).toEqual(entry);
    const short = changedTraineeForm.safeParse({ ...typed, password: '12345' });
    expect(short.error?.issues).toMatchObject([
      { path: ['password'], message: 'Password must have at least 6 characters' },
    ]);
  });
});

const refusal = (status: number, code: ErrorCode, details = {}) =>
  new ApiError(status, { code, message: 'No', details });

test.each([
  [refusal(409, 'EMAIL_TAKEN'), true, 'email'],
  [refusal(404, 'NOT_FOUND'), true, 'companyName'],
  [refusal(404, 'NOT_FOUND'), false, null],
  [refusal(400, 'INVALID_INPUT', { fields: [{ path: 'password' }] }), false, 'password'],
  [refusal(400, 'INVALID_INPUT', { fields: [{ path: 'toString' }] }), false, null],
  [refusal(400, 'INVALID_INPUT', { fields: [null] }), false, null],
  [refusal(400, 'INVALID_INPUT'), false, null],
  [refusal(503, 'UNAVAILABLE'), true, null],
  [new NetworkError(), true, null],
])('%s (new: %s) belongs to the field %s', (error, isNew, field) => {
  expect(refusedField(error, isNew)).toBe(field);
});
