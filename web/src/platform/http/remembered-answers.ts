/** What was answered to calls that are asked again and again, so that 'the same as before' is an answer. */
export type RememberedAnswer = { readonly etag: string; readonly body: unknown };

/** A conversation's polls ask for what is after its latest message: each new one is another address. */
const KEPT = 50;

export function createRememberedAnswers() {
  const answers = new Map<string, RememberedAnswer>();
  return {
    /** Null is the address of a call whose answers are not remembered. */
    find: (address: string | null): RememberedAnswer | undefined => answers.get(address ?? ''),
    keep(address: string | null, etag: string | null, body: unknown): void {
      if (address === null || etag === null) return;
      answers.delete(address);
      answers.set(address, { etag, body });
      const [oldest] = answers.keys();
      if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
    },
    forget: (): void => answers.clear(),
  };
}
