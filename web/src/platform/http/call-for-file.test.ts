import type { OwnUser } from '@portal/contract/accounts';
import { getCertificatePdf } from '@portal/contract/certificates';
import { expect, it, vi } from 'vitest';
import { createSessionStore } from '../session/session-store.ts';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { ApiError, ForeignAnswerError } from './api-error.ts';
import { createFileClient } from './call-for-file.ts';
import { createOpenCalls } from './open-calls.ts';

const user: OwnUser = {
  id: 1,
  name: 'Zoe',
  email: 'zoe@x.io',
  role: 'TRAINEE',
  company: { id: 2, name: 'Brightwater' },
  language: null,
  companyLanguage: null,
  reach: [],
};

function clientAnswering(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const session = createSessionStore(createSafeStorage(() => refusedStorage()));
  session.start({ token: 'secret', user });
  const ask = createFileClient({ fetch, session, calls: createOpenCalls() });
  return { fetch, session, ask: () => ask(getCertificatePdf, { params: { code: '4F7QK' } }) };
}

function refusedStorage(): Storage {
  throw new Error('no storage here');
}

const pdf = () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });

it('returns the bytes, asked for with the token', async () => {
  const { fetch, ask } = clientAnswering(pdf);
  expect(await (await ask()).text()).toBe('%PDF');
  const [address, sent] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/certificates/4F7QK/pdf');
  expect(new Headers(sent?.headers).get('authorization')).toBe('Bearer secret');
});

it('throws the refusal of the portal, and a 401 ends the session', async () => {
  const body = (code: string) => JSON.stringify({ message: 'No.', code, details: {} });
  const missing = clientAnswering(() => new Response(body('NOT_FOUND'), { status: 404 }));
  await expect(missing.ask()).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(missing.session.current().token).toBe('secret');
  const ended = clientAnswering(() => new Response(body('UNAUTHENTICATED'), { status: 401 }));
  await expect(ended.ask()).rejects.toBeInstanceOf(ApiError);
  expect(ended.session.current().token).toBeNull();
});

it('does not take the page of a gateway for the file', async () => {
  const { ask, session } = clientAnswering(
    () => new Response('<html>Sign in', { headers: { 'content-type': 'text/html' } }),
  );
  await expect(ask()).rejects.toBeInstanceOf(ForeignAnswerError);
  expect(session.current().token).toBe('secret');
});

it('returns nothing to the next user, and nothing without a session', async () => {
  const { ask, session } = clientAnswering(pdf);
  const asked = ask();
  session.start({ token: 'other', user: { ...user, id: 9 } });
  await expect(asked).rejects.toMatchObject({ status: 401 });
  session.expire('other');
  await expect(ask()).rejects.toMatchObject({ status: 401 });
});
