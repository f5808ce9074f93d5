import { changeOwnLanguage } from '@portal/contract/own-account';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { shownLanguage } from '#web/platform/language/shown-language.ts';
import { followReaderLanguage, showReaderLanguage } from '#web/platform/session/own-language.ts';
import { session } from '#web/platform/session/session-store.ts';
import { readLanguageChoice } from '#web/platform/storage/language-choice.ts';
import { NO_CONNECTION } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it } from '#web/testing/screen-test.tsx';
import { LanguageCard } from './language-card.tsx';
import { LanguageMenu } from './language-menu.tsx';

const language = page.getByRole('combobox');
const inTurkish = { ...asTrainee, language: 'tr' as const };
const root = document.documentElement;

afterEach(() => Object.assign(root, { lang: 'en', dir: 'ltr' }));

it('offers each language by its own name, and shows the page in the chosen one', async ({
  show,
}) => {
  show(<LanguageMenu />);
  await expect.element(language).toHaveAccessibleName('Language');
  await expect.element(language).toHaveValue('en');
  expect(language.element().textContent).toBe(
    'EnglishDeutschFrançaisEspañolPolskiTürkçeRomânăУкраїнськаالعربية',
  );
  await language.selectOptions('Deutsch');
  await expect.element(language).toHaveAccessibleName('Sprache');
  expect([root.lang, root.dir, shownLanguage()]).toEqual(['de', 'ltr', 'de']);
  await language.selectOptions('العربية');
  await expect.poll(() => root.dir).toBe('rtl');
  expect([root.lang, readLanguageChoice()]).toEqual(['ar', 'ar']);
});

it('stores the choice of a user with the account', async ({ show, server, signIn }) => {
  signIn(asTrainee);
  server.answer(changeOwnLanguage, ({ body }) => ({ ...asTrainee, ...body }));
  show(<LanguageCard />);
  await language.selectOptions('Français');
  await expect.poll(() => session.current().user?.language).toBe('fr');
  await expect.element(language).toHaveValue('fr');
  expect(server.received(changeOwnLanguage)).toEqual([{ body: { language: 'fr' } }]);
  expect(readLanguageChoice()).toBeUndefined();
});

it('shows the former language again if the choice could not be stored', async ({
  show,
  server,
  signIn,
}) => {
  signIn(asTrainee);
  server.answer(changeOwnLanguage, NO_CONNECTION);
  show(<LanguageCard />);
  await language.selectOptions('Polski');
  await expect.element(page.getByText('The language was not changed')).toBeVisible();
  await expect.element(language).toHaveValue('en');
  expect(shownLanguage()).toBe('en');
});

it('gives the choice of a visitor to the account that logs in', async ({
  show,
  server,
  signIn,
}) => {
  followReaderLanguage();
  server.answer(changeOwnLanguage, ({ body }) => ({ ...inTurkish, ...body }));
  show(<LanguageMenu />);
  await language.selectOptions('Español');
  await expect.poll(readLanguageChoice).toBe('es');
  signIn(inTurkish);
  await expect.poll(() => session.current().user?.language).toBe('es');
  expect([shownLanguage(), readLanguageChoice()]).toEqual(['es', undefined]);
});

it('follows the account of who logs in, then the browser again', async ({ show, signIn }) => {
  followReaderLanguage();
  show(<LanguageMenu />);
  signIn(inTurkish);
  await expect.element(language).toHaveValue('tr');
  session.end('logged-out');
  await expect.element(language).toHaveValue('en');
});

it('takes the language of the company if the browser has none of them', async ({ signIn }) => {
  const languages = Object.getOwnPropertyDescriptor(Navigator.prototype, 'languages');
  if (languages === undefined) throw new Error('The browser has no languages.');
  Object.defineProperty(Navigator.prototype, 'languages', { ...languages, get: () => ['nl-NL'] });
  try {
    signIn({ ...asTrainee, companyLanguage: 'ro' });
    await showReaderLanguage();
    expect(shownLanguage()).toBe('ro');
  } finally {
    Object.defineProperty(Navigator.prototype, 'languages', languages);
  }
});
