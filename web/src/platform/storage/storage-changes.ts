/**
 * Calls back with the key that another tab changed, or null if all keys changed. Returns the function that stops this.
 */
export function observeStorageChanges(onChange: (key: string | null) => void): () => void {
  const handle = ({ key }: StorageEvent) => onChange(key);
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
