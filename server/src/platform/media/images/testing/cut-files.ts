/**
 * Returns the results for a file that is truncated at each of these lengths: one message for each kind of error, and
 * "taken" for none. A separate assertion for each of thousands of lengths would take most of the test's time.
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
