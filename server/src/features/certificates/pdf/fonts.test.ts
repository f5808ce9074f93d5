import { describe, expect, it } from 'vitest';
import { fontFile, fontOf } from './fonts.ts';

describe('the font of a text', () => {
  it.each([
    ['Zoe Ahn', 'Inter'],
    ['', 'Inter'],
    ['Łódź żółć, İstanbul ğüşiöç', 'Inter'],
    ['Олександра Ґалаґан', 'Inter'],
    ['Ελληνικά', 'Inter'],
    ['Đặng Thị Hạnh', 'Inter'],
    ['Đặng Thị Hạnh'.normalize('NFD'), 'Inter'],
    ['محمد علي', 'Arabic'],
    ['شركة (فرع الشمال)', 'Arabic'],
    ['مُحَمَّد', 'Arabic'],
    ['דוד בן־גוריון', 'Hebrew'],
    ['क्षत्रिय', 'Devanagari'],
    ['สมชาย ใจดี', 'Thai'],
    ['김민준', 'Korean'],
    ['東京食品', 'Japanese'],
    ['安全生产培训', 'Chinese'],
    ['김민준 (Kim)', 'Korean'],
  ])('%s is %s', (text, font) => {
    expect(fontOf(text)).toBe(font);
  });

  it.each([
    ['emoji', 'Zoe 🎉'],
    ['two directions', 'محمد Ali'],
    ['two directions with digits', 'الوحدة 12'],
    ['two directions with Arabic digits', 'الوحدة ١٢'],
    ['Hebrew and Latin', 'דוד Ben'],
    ['two scripts without a common font', '김 สม'],
    ['a script without a font', 'ஆத்திசூடி'],
    ['half of a character', '\ud83c'],
    ['a character of control', 'a\u0007'],
  ])('there is none for %s', (_, text) => {
    expect(fontOf(text)).toBeNull();
  });
});

it('a font is read once, and only Inter has a second weight', () => {
  expect(fontFile('Inter', false)).toBe(fontFile('Inter', false));
  expect(fontFile('Inter', true)).not.toBe(fontFile('Inter', false));
  expect(fontFile('Thai', true)).toBe(fontFile('Thai', false));
});
