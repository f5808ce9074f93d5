import { expect, test } from 'vitest';
import { decisionFaults } from './decisions.mjs';

const OLD = {
  name: '001-old.md',
  text: '# 001 Old\n\nStatus: superseded by [002](002-new.md), 2026-11.\n\n## Context\n',
};
const NEW = {
  name: '002-new.md',
  text: '# 002 New\n\nStatus: accepted, 2026-11. Supersedes\n[001](001-old.md).\n\n## Context\n',
};
const TEMPLATE = { name: 'template.md', text: '# NNN Title\n' };
const INDEX = `# Decisions

| Number | Title | Status |
| --- | --- | --- |
| [001](001-old.md) | Old | superseded by 002 |
| [002](002-new.md) | New | accepted |
`;

test('records with a status that are in the index have no faults', () => {
  expect(decisionFaults([OLD, NEW, TEMPLATE], INDEX)).toEqual([]);
});

test('the index states which record supersedes another one', () => {
  const index = INDEX.replace('superseded by 002', 'accepted');
  expect(decisionFaults([OLD, NEW], index)).toEqual([
    'docs/decisions/README.md lacks the row | [001](001-old.md) | Old | superseded by 002 |',
    'docs/decisions/README.md has a row that fits no record: | [001](001-old.md) | Old | accepted |',
  ]);
});

test('a record needs the number of its file, a title and a status', () => {
  const texts = ['# 003 New\n\nNo status.\n\n', '# 004 New\n\nStatus: accepted, 2026-11.\n\n', ''];
  for (const text of [...texts, '# 003 New\n\nStatus: decided, 2026-11.\n\n'])
    expect(decisionFaults([OLD, NEW, { name: '003-next.md', text }], INDEX)).toEqual([
      "003-next.md must begin as docs/decisions/template.md does: '# NNN Title', 'Status: …'",
    ]);
});

test('a record that supersedes another one must name it', () => {
  const silent = { name: NEW.name, text: '# 002 New\n\nStatus: accepted, 2026-11.\n\n' };
  expect(decisionFaults([OLD, silent], INDEX)).toEqual([
    '002-new.md supersedes 001-old.md, but its status does not say so',
  ]);
});

test('two records cannot have the same number', () => {
  const twin = { name: '002-twin.md', text: NEW.text };
  const index = `${INDEX}| [002](002-twin.md) | New | accepted |\n`;
  expect(decisionFaults([OLD, NEW, twin], index)).toEqual([
    '002-new.md has the number of 002-twin.md',
    '002-twin.md has the number of 002-new.md',
  ]);
});
