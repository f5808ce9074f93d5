import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextPathOf, safeNextPath } from './next-path.ts';
import { paths } from './paths.ts';

it.each(['/chat?room=3', '/training/module/5', '/admin/track-trainee?search=a%20b#top', '/'])(
  'keeps %s',
  (path) => expect(safeNextPath(path)).toBe(path),
);

it.each([
  null,
  '',
  'training',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'javascript:alert(1)',
  ' //evil.example',
])('refuses %j', (value) => expect(safeNextPath(value)).toBeNull());

it('never leads to another host, for any value', () => {
  const wild = fc.array(
    fc.constantFrom('/', '\\', '.', '..', ':', '@', '\t', 'evil.example', 'http', '%2f', '#', '?'),
  );
  fc.assert(
    fc.property(wild, (parts) => {
      const path = safeNextPath(`/${parts.join('')}`);
      if (path === null) return;
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example');
    }),
  );
});

it('survives the login address', () => {
  const login = paths.login.to('TRAINEE', '/chat?room=3&x=ä');
  const { searchParams } = new URL(login, 'https://portal.example');
  expect(nextPathOf(searchParams)).toBe('/chat?room=3&x=%C3%A4');
});
