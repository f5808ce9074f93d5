import { afterEach, expect, it, vi } from 'vitest';
import { catalogue, loadTexts, showLanguage, withTexts } from './catalogue.ts';
import { shownLanguage } from './shown-language.ts';

afterEach(() => showLanguage('en'));

const fileOf = (greeting: string) => vi.fn(async () => ({ texts: { greeting } }));

function newCatalogue() {
  const files = {
    en: fileOf('Hello'),
    de: fileOf('Guten Tag'),
    fr: fileOf('Bonjour'),
    es: fileOf('Hola'),
    pl: fileOf('Dzień dobry'),
    tr: fileOf('Merhaba'),
    ro: fileOf('Bună ziua'),
    uk: fileOf('Вітаю'),
    ar: fileOf('مرحبًا'),
  };
  return { files, texts: catalogue(files) };
}

it('loads the texts of the shown language alone, and once', async () => {
  const { files, texts } = newCatalogue();
  expect(texts).toThrow('before they have loaded');
  await loadTexts();
  await loadTexts();
  expect(texts().greeting).toBe('Hello');
  expect(files.en).toHaveBeenCalledOnce();
  expect(files.de).not.toHaveBeenCalled();
});

it('shows another language when its texts have loaded', async () => {
  const { files, texts } = newCatalogue();
  await loadTexts();
  const { promise, resolve } = Promise.withResolvers<{ texts: { greeting: string } }>();
  files.de.mockReturnValueOnce(promise);
  const isShown = showLanguage('de');
  expect([shownLanguage(), texts().greeting]).toEqual(['en', 'Hello']);
  resolve({ texts: { greeting: 'Guten Tag' } });
  await isShown;
  expect([shownLanguage(), texts().greeting]).toEqual(['de', 'Guten Tag']);
});

it('keeps the language if the texts of another one cannot be loaded, and loads them again', async () => {
  const { files, texts } = newCatalogue();
  await loadTexts();
  files.fr.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(showLanguage('fr')).rejects.toThrow('Failed to fetch');
  expect([shownLanguage(), texts().greeting]).toEqual(['en', 'Hello']);
  await showLanguage('fr');
  expect(texts().greeting).toBe('Bonjour');
});

it('loads code with its texts, also if the language changes meanwhile', async () => {
  const code = await withTexts(async () => {
    const loaded = newCatalogue();
    await showLanguage('de');
    return loaded;
  })();
  expect(code.texts().greeting).toBe('Guten Tag');
});
