import { signUpForm } from '@portal/contract/accounts';
import { expect, it } from 'vitest';
import { schemaResolver } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const resolve = schemaResolver(signUpForm);

it('returns the values as the schema parses them', async () => {
  const form = { name: ' Bo ', email: 'bo@x.io', password: 'secret1', companyName: 'Acme' };
  expect(await resolve(form, undefined, options)).toEqual({
    values: { ...form, name: 'Bo' },
    errors: {},
  });
});

it('returns the first problem of each field', async () => {
  const form = { name: '', email: 'bo', password: 'short', companyName: '' };
  expect(await resolve(form, undefined, options)).toMatchObject({
    values: {},
    errors: {
      name: { message: 'Name is required' },
      email: { message: 'Please enter a valid email address' },
      password: { message: 'Password must have at least 6 characters' },
      companyName: { message: 'Please select a company' },
    },
  });
});
