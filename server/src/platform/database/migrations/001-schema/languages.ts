/** The column holds the tag of a language of the portal, or null. */
export const isLanguage = (column: string): string =>
  `check (${column} in ('en', 'de', 'fr', 'es', 'pl', 'tr', 'ro', 'uk', 'ar'))`;
