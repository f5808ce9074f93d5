import type { ErrorCode } from '@portal/contract/errors';
import { issueText } from '@portal/contract/reasons';
import { describe, expect, it, test } from 'vitest';
import { ApiError, NetworkError } from '#web/platform/http/api-error.ts';
import { changesTo, refusedField, typedTraineeForm } from './trainee-form.ts';

const opened = {
  name: 'Ana',
  email: 'ana@x.test',
  password: '',
  companyName: 'Acme',
  groupIds: [5, 6],
};
const entry = { ...opened, password: undefined };

describe('changing a trainee', () => {
  it('sends only changed fields', () => {
    expect(changesTo(opened, entry)).toEqual({});
    expect(changesTo(opened, { ...entry, email: 'a@x.test' })).toEqual({ email: 'a@x.test' });
    expect(
      changesTo(opened, { ...entry, name: 'Bo', password: 'secret', companyName: 'Other' }),
    ).toEqual({ name: 'Bo', password: 'secret', companyName: 'Other' });
    expect(changesTo({ ...opened, companyName: '' }, entry)).toEqual({ companyName: 'Acme' });
  });

  it('sends the groups only if they are others', () => {
    expect(changesTo(opened, { ...entry, groupIds: [6, 5] })).toEqual({});
    expect(changesTo(opened, { ...entry, groupIds: [6] })).toEqual({ groupIds: [6] });
    expect(changesTo(opened, { ...entry, groupIds: [] })).toEqual({ groupIds: [] });
  });

  it('keeps the password if none is typed, but refuses a short one', () => {
    expect(typedTraineeForm.parse(opened)).toEqual(entry);
    const short = typedTraineeForm.safeParse({ ...opened, password: '12345' });
    expect(short.error?.issues).toMatchObject([
      { path: ['password'], message: issueText('passwordTooShort', { min: 6 }) },
    ]);
  });
});

const refusal = (status: number, code: ErrorCode, details = {}) =>
  new ApiError(status, { code, message: 'No', details });

test.each([
  [refusal(409, 'EMAIL_TAKEN'), true, 'email'],
  [refusal(404, 'NOT_FOUND'), true, 'companyName'],
  [refusal(404, 'NOT_FOUND'), false, null],
  [refusal(404, 'NOT_FOUND', { reason: 'groupNotFound' }), true, 'groupIds'],
  [refusal(404, 'NOT_FOUND', { reason: 'groupNotFound' }), false, 'groupIds'],
  [refusal(400, 'INVALID_INPUT', { fields: [{ path: 'password' }] }), false, 'password'],
  [refusal(400, 'INVALID_INPUT', { fields: [{ path: 'toString' }] }), false, null],
  [refusal(400, 'INVALID_INPUT', { fields: [null] }), false, null],
  [refusal(400, 'INVALID_INPUT'), false, null],
  [refusal(503, 'UNAVAILABLE'), true, null],
])('%s (new: %s) is shown at the field %s', (error, isNew, field) => {
  expect(refusedField(error, isNew)).toBe(field);
});

test('a failed connection is shown at no field', () => {
  expect(refusedField(new NetworkError(), true)).toBeNull();
});
