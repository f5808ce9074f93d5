import { describe, expect, it } from 'vitest';
import { texts } from './reasons/en.ts';
import { texts as spanish } from './reasons/es.ts';
import { because, issueText, readIssueText, readRefusal, sentenceOf } from './reasons.ts';

describe('the text about a refusal', () => {
  it.each(Object.entries(texts).filter(([, text]) => typeof text === 'string'))(
    'without values: %s',
    (reason, text) => expect(sentenceOf({ reason }, texts)).toBe(text),
  );

  it('contains its values', () => {
    expect(sentenceOf(because('moduleLocked', { name: 'Fire' }), texts)).toBe(
      "This module is locked. Finish 'Fire' first.",
    );
  });

  it('contains another one', () => {
    const problem = because('tooLong', { max: 80 });
    const inColumn = because('inColumn', { column: 'company', problem });
    expect(sentenceOf(inColumn, texts)).toBe('Company: At most 80 characters');
    expect(sentenceOf(inColumn, spanish)).toBe('Empresa: como máximo, 80 caracteres');
  });

  it('names missing columns in its language', () => {
    const values = { columns: ['name', 'email', 'company'], missing: ['last name'], line: 1 };
    const missing = because('importColumnsMissing', { ...values, sheet: null });
    expect(sentenceOf(missing, texts)).toContain('the columns name, email and company.');
    expect(sentenceOf(missing, spanish)).toMatch(/Empresa\b.*Falta: Apellidos\.$/);
  });

  it.each([
    [because('emailInvalid'), 'Please enter a valid email address'],
    [because('tooLong', { max: 254 }), 'Email: At most 254 characters'],
  ])('names the column of another one once: %o', (problem, sentence) => {
    expect(sentenceOf(because('inColumn', { column: 'email', problem }), texts)).toBe(sentence);
  });

  it.each([
    ['an unknown reason', { reason: 'ofANewerServer' }],
    ['a name of every object', { reason: 'toString' }],
    ['missing values', { reason: 'moduleLocked' }],
    ['other values', { reason: 'moduleLocked', values: { title: 'Fire' } }],
    [
      'an unknown part',
      { reason: 'inColumn', values: { column: 'name', problem: { reason: '' } } },
    ],
  ])('does not exist for %s', (_, refusal) => {
    expect(() => sentenceOf(refusal, texts)).toThrow(TypeError);
  });
});

it('a message of a schema is a refusal', () => {
  const message = issueText('tooLong', { max: 80 });
  expect(readIssueText(message)).toEqual({ reason: 'tooLong', values: { max: 80 } });
  expect(readIssueText('Invalid input')).toBeNull();
});

it.each([[null], [undefined], ['tooLong'], [{}], [{ reason: 7 }]])(
  'there is no refusal in %j',
  (details) => expect(readRefusal(details)).toBeNull(),
);
