/**
 * What is worked out of an object, once for as long as the object lives. For pure functions of data that
 * is never changed, such as rows which the database layer remembers.
 */
export function deriveOnce<Source extends object, Result>(
  derive: (source: Source) => Result,
): (source: Source) => Result {
  const results = new WeakMap<Source, { readonly result: Result }>();
  return (source) => {
    const known = results.get(source);
    if (known !== undefined) return known.result;
    const result = derive(source);
    results.set(source, { result });
    return result;
  };
}
