/** The database cannot be upgraded now, and nothing was changed. The message says what to do. */
export class UpgradeRefusedError extends Error {
  override readonly name = 'UpgradeRefusedError';
}
