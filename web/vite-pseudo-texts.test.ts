import { expect, it } from 'vitest';
import { accentedTexts } from './vite-pseudo-texts.ts';

it.each([
  ["export const texts = { save: 'Save' };", 'export const texts = { save: "Šáàvéè" };'],
  [`of = (name) => \`Tip\\n\${name}\``, `of = (name) => \`Ťíìp\\n\${name}\``],
  ["const { plural } = formatsOf('en');", "const { plural } = formatsOf('de');"],
  ["duration(days, 'day')", "duration(days, 'day')"],
  ["list(names, 'or')", "list(names, 'or')"],
  ["state === 'done' ? 'Done' : ''", 'state === \'done\' ? "Đóòñéè" : ""'],
  ["import type { Role } from './role.ts';", "import type { Role } from './role.ts';"],
  ["['A', 'B'] as const", '["ÁÀ", "B"] as const'],
])('accents the texts of %s', (source, accented) => {
  expect(accentedTexts(source, 'de')).toBe(accented);
});
