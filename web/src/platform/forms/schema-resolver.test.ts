import { signUpForm } from '@portal/contract/accounts';
import { expect, it, vi } from 'vitest';
import { loadReasons } from '../language/load-reasons.ts';
import { schemaResolver } from './schema-resolver.ts';

vi.mock('../language/load-reasons.ts', { spy: true });

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

it('says at each field without a network that the server cannot be reached', async () => {
  vi.mocked(loadReasons).mockRejectedValueOnce(new TypeError('Failed to fetch the module'));
  const message = expect.stringMatching(/^The server cannot be reached\./);
  const form = { name: '', email: 'bo', password: 'secret1', companyName: 'Acme' };
  expect(await resolve(form, undefined, options)).toMatchObject({
    values: {},
    errors: { name: { message }, email: { message } },
  });
});
