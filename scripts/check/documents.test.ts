import { expect, test } from 'vitest';
import { ROOT } from '../set-up/paths.mjs';
import { brokenCitations, brokenReferences, readmeFaults } from './documents.mjs';

const repository = { root: ROOT, scripts: new Set(['start', 'check']) };
const judge = (text: string) => brokenReferences('README.md', text, repository);

test('existing files, commands and headings may be named', () => {
  const text = `Run \`npm start\`, \`npm run check\`, \`node scripts/start.mjs\`, \`npm ci\`.
[scripts](scripts/start.mjs) [web](https://example.org/x)`;
  expect(judge(text)).toEqual([]);
});

test('missing files, commands and headings are reported', () => {
  const text =
    '`npm run fly`, `node scripts/fly.mjs`, [x](docs/none.md), [y](#nowhere), <img src="z.png">';
  expect(judge(`# Somewhere\n${text}`)).toEqual([
    'README.md: the link docs/none.md leads nowhere',
    'README.md: the link #nowhere leads nowhere',
    'README.md: the link z.png leads nowhere',
    'README.md: there is no command npm run fly',
    'README.md: there is no file for node scripts/fly.mjs',
  ]);
});

test('links in code are examples and not checked', () => {
  expect(judge('`[x](docs/none.md)`\n\n```md\n[x](docs/none.md)\n```\n')).toEqual([]);
});

test('comments may name existing documents and headings only', () => {
  const cite = (source: string) => brokenCitations('web/src/x.ts', source, ROOT);
  expect(cite('// See docs/architecture.md#the-rules and docs/security.md.')).toEqual([]);
  expect(cite('// An anchor that the text sets: docs/specification-notes.md#26')).toEqual([]);
  expect(cite('// See docs/architecture.md#nothing and docs/none.md.')).toEqual([
    'web/src/x.ts: docs/architecture.md#nothing leads nowhere',
    'web/src/x.ts: docs/none.md leads nowhere',
  ]);
});

test('a README beside the code names existing source files only, on one page', () => {
  const sources = ['server/src/features/chat/send.ts', 'server/src/app.ts'];
  const faultsOf = (text: string) => readmeFaults('x/README.md', text, sources);
  expect(faultsOf('`send.ts`, `features/chat/send.ts`, `../app.ts`, `restore*.ts`')).toEqual([]);
  expect(faultsOf('`end.ts`')).toEqual(['x/README.md: there is no file end.ts']);
  expect(faultsOf('A line.\n'.repeat(61))).toEqual(['x/README.md: 61 lines, at most 60']);
});
