import { useEffect } from 'react';

const unsaved = new Set<object>();

/** Whether this page has a form with changes that are not saved. */
export const hasUnsavedForm = (): boolean => unsaved.size > 0;

/** Registers a form while it has unsaved changes: a logout then asks first, and the page is not reloaded by itself. */
export function useUnsavedForm(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const form = {};
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [hasChanges]);
}
