import { expect, test } from 'vitest';
import { findFeatureCycles } from './feature-cycles.mjs';

const file = (path: string, ...imports: string[]) => ({ path, source: '', imports });
const server = (path: string) => `server/src/features/${path}`;

test('features that import each other through a third one are found, with the files', () => {
  const files = [
    file(server('chat/service.ts'), server('help/service.ts')),
    file(server('help/service.ts'), server('trash/service.ts')),
    file(server('trash/service.ts'), server('chat/service.ts')),
  ];
  expect(findFeatureCycles(files)).toEqual([
    `a cycle of features: ${server('chat/service.ts')} imports ${server('help')}, ` +
      `${server('help/service.ts')} imports ${server('trash')}, ` +
      `${server('trash/service.ts')} imports ${server('chat')}. Move the shared part to one of them`,
  ]);
});

test('topic folders that import each other are found', () => {
  const files = [
    file(server('learning/quiz/quiz.ts'), server('learning/runs/runs.ts')),
    file(server('learning/runs/runs.ts'), server('learning/quiz/tries.ts')),
  ];
  expect(findFeatureCycles(files)).toHaveLength(1);
});

test('tests, the folders of a web feature, and the same name in server and web make no cycle', () => {
  const files = [
    file(server('chat/chat.test.ts'), server('help/service.ts')),
    file(server('help/service.ts'), server('chat/service.ts')),
    file(server('chat/service.ts'), 'web/src/features/help/api/help.ts'),
    file('web/src/features/chat/api/a.ts', 'web/src/features/chat/model/b.ts'),
    file('web/src/features/chat/model/b.ts', 'web/src/features/chat/api/a.ts'),
  ];
  expect(findFeatureCycles(files)).toEqual([]);
});
