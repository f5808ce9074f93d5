import type { Module } from '@portal/contract/modules';
import { describe, expect, test } from 'vitest';
import type { OwnVersion } from '#web/features/modules/editor/model/module-form.ts';
import { differencesOf, isAllSaved } from './differences.ts';

const question = (id: number, text: string) => ({
  id,
  question: text,
  options: ['This', 'That'],
  answer: 'That',
  explanation: '',
});
const video = (id: number, uploadId: number | null = null) => ({
  id,
  url: 'x',
  duration: 4,
  captions: null,
  missing: false,
  uploadId,
});
const base: Module = {
  id: 1,
  name: 'Welcome',
  description: 'Old',
  company: { id: 1, name: 'Acme' },
  companyId: 1,
  order: 0,
  draft: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  createdBy: 'Ada',
  version: 1,
  quizVersion: 1,
  videos: [video(5)],
  mcqs: [question(8, 'Why?'), question(9, 'Who?')],
};
const own: OwnVersion = {
  name: base.name,
  description: base.description,
  questions: base.mcqs,
  video: null,
  captions: undefined,
};
const tour = { file: new File(['x'], 'tour.webm'), duration: 65 };

const compare = (
  mine: Partial<OwnVersion>,
  theirs: Partial<Module>,
  uploadId: number | null = null,
) => differencesOf({ base, theirs: { ...base, ...theirs }, mine: { ...own, ...mine }, uploadId });

test('what nobody has changed is no difference', () => {
  expect(compare({}, {})).toEqual([]);
});

describe('a text', () => {
  test('that both have changed shows both', () => {
    expect(compare({ name: 'Mine' }, { name: 'Theirs' })).toEqual([
      { field: 'Module name', mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  test('that one has changed says who', () => {
    expect(compare({ description: '' }, { name: 'Theirs' })).toEqual([
      { field: 'Module name', mine: null, theirs: 'Theirs' },
      { field: 'Description', mine: 'Empty', theirs: 'Old' },
    ]);
  });

  test('that both have changed alike is none', () => {
    expect(compare({ name: 'Same' }, { name: 'Same' })).toEqual([]);
  });
});

describe('questions', () => {
  const changed = [question(8, 'Why not?'), question(9, 'Who?')];

  test('are compared by their numbers, in words', () => {
    expect(compare({ questions: changed }, { mcqs: [question(8, 'Why?')] })).toEqual([
      { field: 'Question 1', mine: 'Why not?\n– This\n✓ That', theirs: 'Why?\n– This\n✓ That' },
      { field: 'Question 2', mine: 'Who?\n– This\n✓ That', theirs: 'No question' },
    ]);
  });

  test('that are not touched here stay theirs', () => {
    expect(compare({}, { mcqs: changed })).toEqual([
      { field: 'Question 1', mine: null, theirs: 'Why not?\n– This\n✓ That' },
    ]);
  });

  test('of the same text are the same, whatever their ids', () => {
    const { id: _id, ...added } = question(0, 'When?');
    const differences = compare(
      { questions: [...base.mcqs, added] },
      { mcqs: [...base.mcqs, question(12, 'When?')] },
    );
    expect(differences).toEqual([]);
  });
});

describe('a video', () => {
  test('that is chosen here stands beside the one that is there', () => {
    expect(compare({ video: tour }, {})).toEqual([
      { field: 'Video', mine: 'tour.webm (1:05)', theirs: 'The video as before (0:04)' },
    ]);
    expect(compare({ video: tour }, { videos: [] })).toMatchObject([{ theirs: 'No video' }]);
  });

  test('that they have replaced says so', () => {
    expect(compare({}, { videos: [video(6, 33)] })).toEqual([
      { field: 'Video', mine: null, theirs: 'Another video (0:04)' },
    ]);
  });

  test('that came from this admin’s own upload is saved', () => {
    expect(compare({ video: tour }, { videos: [video(6, 33)] }, 33)).toEqual([]);
    expect(compare({ video: tour }, { videos: [video(6, 33)] }, 34)).toHaveLength(1);
  });
});

describe('captions', () => {
  const captioned = {
    videos: [{ ...video(5), captions: { url: 'y', label: 'English', language: 'en' } }],
  };

  test('that are new are a difference, even under the same label', () => {
    const captions = { text: 'WEBVTT', label: 'English', language: 'en' };
    expect(compare({ captions }, captioned)).toEqual([
      { field: 'Captions', mine: 'New file: English (en)', theirs: 'English (en)' },
    ]);
  });

  test('that are removed are one while they are there', () => {
    expect(compare({ captions: null }, captioned)).toEqual([
      { field: 'Captions', mine: 'No captions', theirs: 'English (en)' },
    ]);
    expect(compare({ captions: null }, {})).toEqual([]);
  });
});

test('all is saved where every difference is theirs alone', () => {
  expect(isAllSaved(compare({}, { name: 'Theirs' }))).toBe(true);
  expect(isAllSaved(compare({ description: 'Mine' }, { name: 'Theirs' }))).toBe(false);
});
