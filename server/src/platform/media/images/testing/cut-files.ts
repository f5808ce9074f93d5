/**
 * What comes of a file that is cut at each of these lengths: one message for each kind of error, and "taken" where
 * there was none. An assertion for each of thousands of lengths would take most of the time of the test.
 */
export async function outcomesOfCuts(
  file: Buffer,
  rewrite: (cut: Buffer) => unknown,
  { from, to = file.length }: { readonly from: number; readonly to?: number },
): Promise<string[]> {
  const outcomes = new Set<string>();
  for (let length = from; length < to; length += 1) {
    try {
      await rewrite(file.subarray(0, length));
      outcomes.add('taken');
    } catch (error) {
      outcomes.add((error as Error).message);
    }
  }
  return [...outcomes];
}
