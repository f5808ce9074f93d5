import { expect, test } from 'vitest';
import { ROOT } from '../set-up/paths.mjs';
import { brokenPromises } from './documents.mjs';

const repository = { root: ROOT, scripts: new Set(['start', 'check']) };
const judge = (text: string) => brokenPromises('README.md', text, repository);

test('what exists may be promised', () => {
  const text = `Run \`npm start\`, \`npm run check\`, \`node scripts/start.mjs\`, \`npm ci\`.
[scripts](scripts/start.mjs) [web](https://example.org/x)`;
  expect(judge(text)).toEqual([]);
});

test('what does not exist is named', () => {
  const text = '`npm run fly`, `node scripts/fly.mjs`, [x](docs/none.md), [y](#nowhere)';
  expect(judge(`# Somewhere\n${text}`)).toEqual([
    'README.md: the link docs/none.md leads nowhere',
    'README.md: the link #nowhere leads nowhere',
    'README.md: there is no command npm run fly',
    'README.md: there is no file for node scripts/fly.mjs',
  ]);
});
