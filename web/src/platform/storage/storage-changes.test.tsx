import { expect, it, vi } from 'vitest';
import { observeStorageChanges } from './storage-changes.ts';

it('reports changes of other tabs, and all keys when a kept page is shown again', () => {
  const onChange = vi.fn();
  const stop = observeStorageChanges(onChange);
  const change = () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  change();
  show(false);
  expect(onChange.mock.calls).toEqual([['theme']]);
  show(true);
  expect(onChange.mock.calls).toEqual([['theme'], [null]]);

  stop();
  change();
  show(true);
  expect(onChange).toHaveBeenCalledTimes(2);
});
