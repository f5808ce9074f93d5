import type { Module } from '@portal/contract/modules';
import { describe, expect, test } from 'vitest';
import type { OwnVersion } from '#web/features/modules/save/model/own-version.ts';
import { differencesOf, isAllSaved } from './differences.ts';

const question = (id: number, text: string) => ({
  id,
  question: text,
  options: ['This', 'That'],
  answer: 'That',
  explanation: '',
  fixedOrder: false,
});
const video = (id: number, uploadId: number | null = null) => ({
  id,
  url: 'x',
  duration: 4,
  captions: [],
  missing: false,
  playbackLimit: null,
  problems: { cannotFinish: 0, noPicture: 0 },
  poster: null,
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
  passMark: 70,
  questionsDrawn: null,
  triesMax: null,
  ownCertificate: false,
  videos: [video(5)],
  mcqs: [question(8, 'Why?'), question(9, 'Who?')],
};
const own: OwnVersion = {
  name: base.name,
  description: base.description,
  passMark: base.passMark,
  questionsDrawn: null,
  triesMax: null,
  ownCertificate: false,
  questions: base.mcqs,
  video: null,
  captions: undefined,
  poster: undefined,
};
const tour = { file: new File(['x'], 'tour.webm'), duration: 65 };

const compare = (
  mine: Partial<OwnVersion>,
  theirs: Partial<Module>,
  uploadId: number | null = null,
) => differencesOf({ base, theirs: { ...base, ...theirs }, mine: { ...own, ...mine }, uploadId });

test('there is no difference if nothing was changed', () => {
  expect(compare({}, {})).toEqual([]);
});

describe('a text', () => {
  test('that both admins have changed shows both values', () => {
    expect(compare({ name: 'Mine' }, { name: 'Theirs' })).toEqual([
      { field: 'Module name', mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  test('that one admin has changed shows which one', () => {
    expect(compare({ description: '' }, { name: 'Theirs' })).toEqual([
      { field: 'Module name', mine: null, theirs: 'Theirs' },
      { field: 'Description', mine: 'Empty', theirs: 'Old' },
    ]);
  });

  test('that both admins have changed to the same value is no difference', () => {
    expect(compare({ name: 'Same' }, { name: 'Same' })).toEqual([]);
  });
});

test('the switch of own certificates is compared in words', () => {
  expect(compare({}, { ownCertificate: true })).toEqual([
    { field: 'Own certificate', mine: null, theirs: 'On' },
  ]);
  expect(compare({ ownCertificate: true }, { ownCertificate: true })).toEqual([]);
});

describe('questions', () => {
  const changed = [question(8, 'Why not?'), question(9, 'Who?')];

  test('are compared by position, as plain text', () => {
    expect(compare({ questions: changed }, { mcqs: [question(8, 'Why?')] })).toEqual([
      { field: 'Question 1', mine: 'Why not?\n– This\n✓ That', theirs: 'Why?\n– This\n✓ That' },
      { field: 'Question 2', mine: 'Who?\n– This\n✓ That', theirs: 'No question' },
    ]);
  });

  test('that this admin has not changed keep the value of the other admin', () => {
    expect(compare({}, { mcqs: changed })).toEqual([
      { field: 'Question 1', mine: null, theirs: 'Why not?\n– This\n✓ That' },
    ]);
  });

  test('with the same text are the same, whatever their ids', () => {
    const { id: _id, ...added } = question(0, 'When?');
    const differences = compare(
      { questions: [...base.mcqs, added] },
      { mcqs: [...base.mcqs, question(12, 'When?')] },
    );
    expect(differences).toEqual([]);
  });
});

describe('a video', () => {
  test('that was chosen here is shown with the stored one', () => {
    expect(compare({ video: tour }, {})).toEqual([
      { field: 'Video', mine: 'tour.webm (1:05)', theirs: 'The video as before (0:04)' },
    ]);
    expect(compare({ video: tour }, { videos: [] })).toMatchObject([{ theirs: 'No video' }]);
  });

  test('that the other admin has replaced is shown as replaced', () => {
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
  const german = { url: 'x', label: 'Deutsch', language: 'de' };
  const english = { url: 'y', label: 'English', language: 'en' };
  const captioned = { videos: [{ ...video(5), captions: [german, english] }] };
  const theirs = 'Deutsch (de)\nEnglish (en)';

  test('that were chosen here are a difference, even with the same label', () => {
    const captions = [{ text: 'WEBVTT', label: 'English', language: 'en' }];
    expect(compare({ captions }, captioned)).toEqual([
      { field: 'Captions', mine: 'New: English (en)', theirs },
    ]);
  });

  test('that were removed here are a difference while the server has them', () => {
    const captions = [{ text: null, language: 'en' }];
    expect(compare({ captions }, captioned)).toEqual([
      { field: 'Captions', mine: 'Without English (en)', theirs },
    ]);
    expect(compare({ captions }, {})).toEqual([]);
  });

  test('that the other admin has changed keep the value of the other admin', () => {
    expect(compare({}, captioned)).toEqual([{ field: 'Captions', mine: null, theirs }]);
  });
});

test('everything is saved if only the other admin has changed something', () => {
  expect(isAllSaved(compare({}, { name: 'Theirs' }))).toBe(true);
  expect(isAllSaved(compare({ description: 'Mine' }, { name: 'Theirs' }))).toBe(false);
});
