import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '#web/platform/storage/safe-storage.ts';
import { createChatDrafts } from './drafts.ts';

const ANN = 1;
const BEN = 2;

/** A browser with local storage, which notifies the other tabs of changes. */
function createBrowser() {
  const items = new Map<string, string>();
  const listeners = new Map<object, (key: string | null) => void>();
  let clock = 0;

  function openTab(ownerId: () => number | null = () => ANN) {
    const tab = {};
    const notifyOtherTabs = (key: string) => {
      for (const [other, listener] of listeners) if (other !== tab) listener(key);
    };
    const methods = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem(key: string, value: string) {
        items.set(key, value);
        notifyOtherTabs(key);
      },
      removeItem(key: string) {
        if (items.delete(key)) notifyOtherTabs(key);
      },
    };
    return createChatDrafts({
      storage: createSafeStorage(
        () => Object.assign(Object.create(methods), Object.fromEntries(items)) as Storage,
      ),
      ownerId,
      observeStorageChanges(onChange) {
        listeners.set(tab, onChange);
        return () => void listeners.delete(tab);
      },
      now: () => (clock += 1),
    });
  }
  return { items, openTab };
}

describe('the drafts of a user', () => {
  it('are one for each chat, survive a reload, and are removed when emptied', () => {
    const { items, openTab } = createBrowser();
    const before = openTab();
    before.write(7, 'Hello\n');
    before.write(8, 'Other');
    const after = openTab();
    expect([after.read(7), after.read(8), after.read(9)]).toEqual(['Hello\n', 'Other', '']);
    after.write(7, '');
    expect([after.read(7), openTab().read(7), openTab().read(8)]).toEqual(['', '', 'Other']);
    expect([...items.keys()]).toEqual(['chatDraft:1:8']);
  });

  it('are not shown to other users of the browser, and remain for their own', () => {
    const { openTab } = createBrowser();
    let owner: number | null = ANN;
    const drafts = openTab(() => owner);
    drafts.write(7, 'From Ann');
    owner = null;
    expect(drafts.read(7)).toBe('');
    drafts.write(7, 'From no user');
    owner = BEN;
    expect(drafts.read(7)).toBe('');
    drafts.write(7, 'From Ben');
    owner = ANN;
    expect(drafts.read(7)).toBe('From Ann');
  });

  it('follow the changes of another tab', () => {
    const { openTab } = createBrowser();
    const [here, there] = [openTab(), openTab()];
    const listener = vi.fn();
    const stop = here.subscribe(listener);
    there.write(7, 'From there');
    expect([here.read(7), listener.mock.calls.length]).toEqual(['From there', 1]);
    there.write(7, '');
    expect([here.read(7), listener.mock.calls.length]).toEqual(['', 2]);
    stop();
    there.write(7, 'While no screen shows it');
    expect(listener).toHaveBeenCalledTimes(2);
    here.subscribe(listener);
    expect(here.read(7)).toBe('While no screen shows it');
  });

  it('are at most fifty: a new one replaces the oldest', () => {
    const { items, openTab } = createBrowser();
    const drafts = openTab();
    for (let roomId = 1; roomId <= 50; roomId += 1) drafts.write(roomId, `Draft ${roomId}`);
    drafts.write(1, 'Draft 1, continued');
    drafts.write(51, 'Draft 51');
    expect([drafts.read(1), drafts.read(2), drafts.read(3), drafts.read(51)]).toEqual([
      'Draft 1, continued',
      '',
      'Draft 3',
      'Draft 51',
    ]);
    expect(items.size).toBe(50);
  });

  it('stay whole as long as the page lives, even if they are longer than the stored text', () => {
    const { openTab } = createBrowser();
    const drafts = openTab();
    drafts.write(7, 'x'.repeat(25_000));
    drafts.subscribe(() => undefined)();
    drafts.subscribe(() => undefined)();
    expect([drafts.read(7).length, openTab().read(7).length]).toEqual([25_000, 20_000]);
  });

  it('ignore stored values of another shape', () => {
    const { items, openTab } = createBrowser();
    items.set('chatDraft:1:7', 'no JSON');
    items.set('chatDraft:1:8', '{"text":5,"writtenAt":1}');
    const drafts = openTab();
    expect([drafts.read(7), drafts.read(8)]).toEqual(['', '']);
  });
});
