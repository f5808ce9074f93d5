/**
 * Calls back with the key that another tab changed, or null if all keys may have changed: the storage was cleared, or the
 * browser kept this page for Back and Forward, where it gets no events. Returns the function that stops this.
 */
export function observeStorageChanges(onChange: (key: string | null) => void): () => void {
  const handle = ({ key }: StorageEvent) => onChange(key);
  const handleReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange(null);
  };
  window.addEventListener('storage', handle);
  window.addEventListener('pageshow', handleReturn);
  return () => {
    window.removeEventListener('storage', handle);
    window.removeEventListener('pageshow', handleReturn);
  };
}
