/**
 * Returns a function that computes its result once for each object and keeps it as long as the object. The results are
 * shared by all callers of a process, so they must not be changed.
 */
export function oncePerObject<Key extends object, Result extends object | string | null>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}
