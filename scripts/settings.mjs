// npm run settings: writes the settings of server/src/settings.ts into docs/operations.md and .env.example.
import { readFileSync, writeFileSync } from 'node:fs';
import { VARIABLES } from '../server/src/settings.ts';
import { inRoot } from './set-up/paths.mjs';
import { envExample, withSettingsTable } from './settings/render.mjs';

const variables = Object.values(VARIABLES);
const document = inRoot('docs/operations.md');
writeFileSync(document, withSettingsTable(readFileSync(document, 'utf8'), variables));
writeFileSync(inRoot('.env.example'), envExample(variables));
