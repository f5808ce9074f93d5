import { describe, expect, test } from 'vitest';
import { resolve, specifiersIn } from './imports.mjs';
import { findBreaches } from './structure.mjs';
import { importFaults, placeFault } from './structure-rules.mjs';

describe('allowed imports', () => {
  test.each([
    ['contract/src/chat.ts', 'zod/mini'],
    ['server/src/main.ts', 'server/src/app.ts'],
    ['server/src/app.ts', 'server/src/features/chat/routes.ts'],
    ['server/src/features/chat/routes.ts', 'server/src/features/accounts/service.ts'],
    ['server/src/features/chat/queries.ts', 'kysely'],
    ['server/src/features/chat/chat.test.ts', 'kysely'],
    ['server/src/features/chat/service.ts', 'server/src/platform/database/schema.ts'],
    ['web/src/app/router.tsx', 'web/src/features/chat/pages/chat-page.tsx'],
    ['web/src/features/chat/pages/chat-page.tsx', 'web/src/ui/button.tsx'],
    ['web/src/features/help/pages/list.tsx', 'web/src/features/companies/api/companies.ts'],
    ['web/src/platform/client.ts', 'contract/src/chat.ts'],
  ])('%s may import %s', (from, to) => {
    expect(importFaults(from, to)).toEqual([]);
  });
});

describe('breaches', () => {
  test.each([
    ['contract/src/chat.ts', 'kysely', 'inert data'],
    ['contract/src/chat.ts', 'node:fs', 'inert data'],
    ['web/src/app/main.tsx', 'server/src/settings.ts', 'never meet'],
    ['server/src/app.ts', 'web/src/app/router.tsx', 'never meet'],
    ['server/src/app.ts', 'server/src/main.ts', 'does not know'],
    ['server/src/features/chat/routes.ts', 'server/src/app.ts', 'does not know'],
    ['server/src/platform/http/route.ts', 'server/src/features/chat/policy.ts', 'does not know'],
    ['server/src/features/chat/routes.ts', 'server/src/features/accounts/queries.ts', 'service.ts'],
    ['server/src/features/chat/service.ts', 'kysely', 'queries.ts'],
    ['server/src/platform/media/store.ts', 'server/src/settings.ts', 'as arguments'],
    ['server/src/app.ts', 'server/src/testing/harness.ts', 'its tests'],
    ['server/src/app.ts', 'bench/src/load.ts', 'its tests, benchmarks'],
    ['web/src/features/chat/a.tsx', 'web/src/features/accounts/b.tsx', 'app/pages'],
    ['web/src/features/chat/a.tsx', 'web/src/features/help/model/b.ts', 'only the api/ of help'],
    ['web/src/ui/button.tsx', 'contract/src/chat.ts', 'props'],
    ['web/src/ui/button.tsx', 'web/src/platform/client.ts', 'props'],
    ['web/src/platform/client.ts', 'web/src/ui/button.tsx', 'does not know'],
    ['web/src/ui/select.tsx', 'radix-ui/select', 'security policy'],
    ['web/src/ui/table.tsx', '@radix-ui/react-scroll-area', 'security policy'],
  ])('%s must not import %s', (from, to, instead) => {
    expect(importFaults(from, to)).toEqual([expect.stringContaining(instead)]);
  });

  test('restricted words are reported with their line', () => {
    const found = findBreaches([
      { path: 'web/src/ui/a.tsx', source: '// fetch(\nlocalStorage.clear()', imports: [] },
      { path: 'server/src/app.ts', source: "db.selectFrom('users')", imports: [] },
      { path: 'server/src/main.ts', source: 'process.env.PORT', imports: [] },
      { path: 'server/src/app.ts', source: 'timingSafeEqual(a, b)', imports: [] },
      { path: 'web/src/app/far.tsx', source: "import { a } from '../../ui/a.ts'", imports: [] },
      { path: 'e2e/src/far.ts', source: "from '../../../server/src/testing/a.ts'", imports: [] },
      { path: 'web/src/app/b.tsx', source: '<p dangerouslySetInnerHTML={text} />', imports: [] },
      { path: 'web/src/app/c.ts', source: 'box.innerHTML = text', imports: [] },
      { path: 'web/src/app/d.ts', source: "document.createElement('style')", imports: [] },
      { path: 'web/src/app/e.tsx', source: 'return <style>{rules}</style>', imports: [] },
      { path: 'web/src/app/f.ts', source: "new Function('1')", imports: [] },
    ]);
    expect(found.map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'web/src/ui/a.tsx:2 says localStorage',
      'server/src/app.ts:1 says .selectFrom(',
      'server/src/main.ts:1 says process.env',
      'server/src/app.ts:1 says timingSafeEqual',
      "web/src/app/far.tsx:1 says from '../../",
      'web/src/app/b.tsx:1 says dangerouslySetInnerHTML',
      'web/src/app/c.ts:1 says innerHTML',
      "web/src/app/d.ts:1 says createElement('style",
      'web/src/app/e.tsx:1 says <style',
      'web/src/app/f.ts:1 says new Function',
    ]);
  });
});

describe('places in a web feature', () => {
  test.each([
    'web/src/features/chat/api/rooms.ts',
    'web/src/features/chat/outbox/model/outbox.test.ts',
    'web/src/features/chat/components/composer.tsx',
    'web/src/features/chat/components/composer.test.tsx',
    'web/src/features/chat/use-live-chat.ts',
    'web/src/app/router.ts',
  ])('%s is in its place', (path) => {
    expect(placeFault(path)).toBeUndefined();
  });

  test.each([
    'web/src/features/chat/composer.tsx',
    'web/src/features/chat/hooks/use-rooms.ts',
    'web/src/features/chat/model/row.tsx',
    'web/src/features/chat/components/rules.ts',
    'web/src/features/chat/outbox/rows/model/row.ts',
  ])('%s is not', (path) => {
    expect(placeFault(path)).toContain('model/');
  });
});

test('reads every kind of import, types included, and resolves it', () => {
  const source = `
    import type { Chat } from '@portal/contract/chat';
    export { send } from './send.ts';
    export * from '../b.ts';
    import logo from './logo.svg?url';
    const page = () => import('./page.tsx');
    import { Button } from '#web/ui/button.tsx';`;
  const path = 'web/src/features/chat/a.tsx';
  expect(specifiersIn(path, source).map((each) => resolve(path, each))).toEqual([
    'contract/src/chat.ts',
    'web/src/features/chat/logo.svg',
    'web/src/ui/button.tsx',
    'web/src/features/chat/send.ts',
    'web/src/features/b.ts',
    'web/src/features/chat/page.tsx',
  ]);
});
