import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../server/src/settings.ts';
import { inRoot } from '../set-up/paths.mjs';
import { envExample, withSettingsTable } from './render.mjs';

const variables = Object.values(VARIABLES);
const INSTEAD = 'run npm run settings';

test('the README has one row for each setting, with its default and its sentence', () => {
  const readme = readFileSync(inRoot('README.md'), 'utf8');
  expect(readme, INSTEAD).toBe(withSettingsTable(readme, variables));
});

test('.env.example has each setting, with its default and its sentence', () => {
  const file = inRoot('.env.example');
  expect(existsSync(file) && readFileSync(file, 'utf8'), INSTEAD).toBe(envExample(variables));
});

test('rows of removed settings are deleted from the README', () => {
  const readme = '# Portal\n| `PORT` | `1` | Old. |\n| `REMOVED` |  | Removed. |\n\nMore.\n';
  const rows = [
    { name: 'PORT', about: 'The port.', fallback: '3000' },
    { name: 'HOST', about: 'The host.', derived: 'from PORT' },
  ];
  expect(withSettingsTable(readme, rows)).toBe(
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
