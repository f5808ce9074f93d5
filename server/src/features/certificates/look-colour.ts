/** The colour of certificates of a company that has chosen none. */
export const DEFAULT_COLOUR = '#1d4ed8';
