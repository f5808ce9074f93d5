/**
 * The language of the reader: an explicit choice, else that of the link that was opened, else the browser's, else the
 * company's, else English.
 */
import {
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGES,
  type Language,
} from '@portal/contract/languages';
import { browserLanguage } from '../language/browser-locale.ts';
import { showLanguage } from '../language/catalogue.ts';
import { shownLanguage } from '../language/shown-language.ts';
import {
  readLanguageChoice,
  removeLanguageChoice,
  saveLanguageChoice,
} from '../storage/language-choice.ts';
import { session } from './session-store.ts';

/** Shows the screens in the reader's language. Rejects if its texts cannot be loaded. */
export async function showReaderLanguage(): Promise<void> {
  await show(readerLanguage());
}

/** That of the address with which the page was opened, such as a mailed link. */
let languageOfLink: Language | undefined;

/** Follows logins, logouts and the choices of the same user in other places. */
export function followReaderLanguage(): void {
  const named = new URLSearchParams(location.search).get('language');
  languageOfLink = LANGUAGES.find((language) => language === named);
  session.subscribe(() => {
    // If the texts cannot be loaded, the screens stay in the language that they have.
    showReaderLanguage().catch(() => undefined);
    void moveChoiceToAccount();
  });
}

/**
 * Shows the screens in the language that the reader has chosen, and stores the choice: with the account, or in this
 * browser until a login. Rejects if the texts cannot be loaded or the server does not store it.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  const before = shownLanguage();
  await show(language);
  if (session.current().status !== 'signed-in') return saveLanguageChoice(language);
  try {
    await saveWithAccount(language);
  } catch (error) {
    await show(before);
    throw error;
  }
}

function readerLanguage(): Language {
  const { user } = session.current();
  return (
    readLanguageChoice() ??
    user?.language ??
    languageOfLink ??
    browserLanguage() ??
    user?.companyLanguage ??
    DEFAULT_LANGUAGE
  );
}

async function show(language: Language): Promise<void> {
  await showLanguage(language);
  Object.assign(document.documentElement, { lang: language, dir: directionOf(language) });
}

/** A choice that was made before the login becomes that of the user. */
async function moveChoiceToAccount(): Promise<void> {
  const choice = readLanguageChoice();
  if (choice === undefined || session.current().status !== 'signed-in') return;
  removeLanguageChoice();
  try {
    await saveWithAccount(choice);
  } catch {
    // Sent again with the next change of the session, or when the page is opened again.
    saveLanguageChoice(choice);
  }
}

/** The code is loaded late: the login page needs no calls before its form is touched. */
async function saveWithAccount(language: Language): Promise<void> {
  const { saveOwnLanguage } = await import('./save-own-language.ts');
  await saveOwnLanguage(language);
}
