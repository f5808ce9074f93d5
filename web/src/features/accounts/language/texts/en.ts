export const texts = {
  language: 'Language',
  /** On the page of the account. */
  description: 'The portal and emails to you are in this language.',
  notChanged: 'The language was not changed',
};

export type LanguageTexts = typeof texts;
