/** The last answers to polled calls with their ETags, so that a 304 of the server returns the stored answer. */
export type RememberedAnswer = { readonly etag: string; readonly body: unknown };

/** The number of stored answers. Each new message gives a conversation's poll another address. */
const ANSWERS_MAX = 50;

export function createRememberedAnswers() {
  const answers = new Map<string, RememberedAnswer>();
  return {
    /** Null stands for a call whose answers are not stored. */
    get: (address: string | null): RememberedAnswer | undefined => answers.get(address ?? ''),
    store(address: string | null, etag: string | null, body: unknown): void {
      if (address === null || etag === null) return;
      answers.delete(address);
      answers.set(address, { etag, body });
      const [oldest] = answers.keys();
      if (answers.size > ANSWERS_MAX && oldest !== undefined) answers.delete(oldest);
    },
    clear: (): void => answers.clear(),
  };
}
