import { describe, expect, test } from 'vitest';
import { findLooseTexts } from './loose-texts.mjs';

const PATH = 'web/src/features/chat/components/example.tsx';

const textsIn = (source: string, path = PATH) =>
  findLooseTexts([{ path, source, imports: [] }]).map(
    (breach) => /has the text ("(?:[^"\\]|\\.)*")/.exec(breach)?.[1],
  );

const LOOSE = {
  'in an element': ['const a = <p>Save</p>;', '"Save"'],
  'in one word in small letters': ['const a = <p>of</p>;', '"of"'],
  'in an expression': ["const a = <p>{isRead ? 'read' : null}</p>;", '"read"'],
  'of a template': ['const a = <p>{`$' + '{count} new`}</p>;', '"… new"'],
  'in an attribute for screen readers': ['const a = <b aria-label="close" />;', '"close"'],
  'as a title': ["const a = <b title={isOpen ? 'close' : 'open'} />;", '"close"'],
  'in a toast': ["toast.success('Saved');", '"Saved"'],
  'in a table of words': ["const words = { a: 'Not started' };", '"Not started"'],
  'in small letters, of several words': [
    "const text = 'a few seconds left';",
    '"a few seconds left"',
  ],
} as const;

describe('a text', () => {
  test.each(Object.entries(LOOSE))('%s is found', (_, [source, text]) => {
    expect(textsIn(source)).toContain(text);
  });

  test('is named with its line', () => {
    const [breach] = findLooseTexts([
      { path: PATH, source: 'const a = (\n  <p>Save</p>\n);', imports: [] },
    ]);
    expect(breach).toMatch(`${PATH}:2 has the text "Save": `);
  });
});

test.each([
  'const a = <p className="truncate font medium wide">{text}</p>;',
  "const a = classNames('grid gap wide items', className);",
  "if (event.key === 'Enter') submit();",
  "switch (key) { case 'Escape': close(); }",
  "throw new Error('This screen needs a signed-in user.');",
  "import { a } from './Some File.ts';",
  "type Tone = 'Some tone';",
  "const a = <p>{'·'}</p>;",
  'const a = <p>{texts().save}</p>;',
  'const a = <div role="status" data-state="open" />;',
])('%s has no text for readers', (source) => {
  expect(textsIn(source)).toEqual([]);
});

test.each([
  'web/src/features/chat/texts/en.ts',
  'web/src/features/chat/components/example.test.tsx',
  'web/src/testing/records.ts',
  'web/src/ui/workbench/gallery.tsx',
  'server/src/app.ts',
])('%s may contain texts', (path) => {
  expect(textsIn("const title = 'Not started';", path)).toEqual([]);
});
