import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../server/src/settings.ts';
import { inRoot } from '../set-up/paths.mjs';
import { envExample, withSettingsTable } from './render.mjs';

const variables = Object.values(VARIABLES);
const INSTEAD = 'run npm run settings';

const documentOf = (path: string) => readFileSync(inRoot(path), 'utf8');

test('docs/operations.md has one row for each setting, with its default and its sentence', () => {
  const operations = documentOf('docs/operations.md');
  expect(operations, INSTEAD).toBe(withSettingsTable(operations, variables));
});

test('the rows of the README are rows of that table', () => {
  const rows = documentOf('README.md').match(/^\| `[A-Z0-9_]+` \|.*$/gm) ?? [];
  expect(rows).not.toHaveLength(0);
  expect(documentOf('docs/operations.md').split('\n')).toEqual(expect.arrayContaining(rows));
});

test('.env.example has each setting, with its default and its sentence', () => {
  const file = inRoot('.env.example');
  expect(existsSync(file) && readFileSync(file, 'utf8'), INSTEAD).toBe(envExample(variables));
});

test('rows of removed settings are deleted from the table', () => {
  const document = '# Portal\n| `PORT` | `1` | Old. |\n| `REMOVED` |  | Removed. |\n\nMore.\n';
  const rows = [
    { name: 'PORT', about: 'The port.', fallback: '3000' },
    { name: 'HOST', about: 'The host.', derived: 'from PORT' },
  ];
  expect(withSettingsTable(document, rows)).toBe(
    '# Portal\n| `PORT` | `3000` | The port. |\n| `HOST` | from PORT | The host. |\n\nMore.\n',
  );
});

test('.env.example sets nothing, and the defaults without its comment signs', () => {
  const text = envExample(variables);
  expect(parseEnv(text)).toEqual({});
  expect(parseEnv(text.replaceAll(/^#(?=[A-Z])/gm, ''))).toEqual(
    Object.fromEntries(
      variables.map((variable) => [variable.name, 'fallback' in variable ? variable.fallback : '']),
    ),
  );
});
