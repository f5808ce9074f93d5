/** The database cannot be copied, or its copy differs. The message is a sentence for operators. */
export class DatabaseCopyError extends Error {
  override readonly name = 'DatabaseCopyError';
}
