/** The calls of a login. */
import { loginForm, startedSession } from './accounts.ts';
import { call } from './call.ts';

export const logIn = call({
  name: 'logIn',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Logs in an account of either role.',
  body: loginForm,
  response: startedSession,
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});

export const logInAsAdmin = call({
  name: 'logInAsAdmin',
  method: 'POST',
  path: '/auth/admin/login',
  access: 'public',
  summary: 'Logs in an admin; any other account is answered like a wrong password.',
  body: loginForm,
  response: startedSession,
  errors: ['INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
