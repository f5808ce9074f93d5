/** The bell, its list, the settings; and what the browser itself shows and plays. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import type { Visit, Visitor } from '../harness/visit.ts';
import { toasts } from './toasts.ts';

/** Milliseconds after which every tab has shown its notification. */
const SETTLED_MS = 1_500;

/** Opens a browser with pages whose clock the test can move forward. */
export async function comeWithClock(visit: Visit, session: Session): Promise<Visitor> {
  const visitor = await visit({ as: session });
  await visitor.context.clock.install();
  return visitor;
}

/** Ends all timers of the pages that could still show a notification. */
export function settle({ context }: Visitor): Promise<void> {
  return context.clock.runFor(SETTLED_MS);
}

export function bell({ page }: Visitor, unread?: string): Locator {
  const name = unread === undefined ? 'Notifications' : `Notifications, ${unread} unread`;
  return page.getByRole('button', { name, exact: true });
}

/** Opens the list of the bell, with any count. */
export async function openBell(visitor: Visitor): Promise<Locator> {
  const { page, press } = visitor;
  await press(page.getByRole('button', { name: /^Notifications/ }));
  const list = page.getByRole('dialog', { name: 'Notifications', exact: true });
  await expect(
    list.getByRole('button', { name: 'Notification Settings', exact: true }),
  ).toBeVisible();
  return list;
}

export async function openSettings(visitor: Visitor): Promise<Locator> {
  const list = await openBell(visitor);
  await visitor.press(list.getByRole('button', { name: 'Notification Settings' }));
  const dialog = visitor.page.getByRole('dialog', { name: 'Notification Settings', exact: true });
  await expect(dialog.getByRole('button', { name: 'Save Settings', exact: true })).toBeVisible();
  return dialog;
}

export function newMessageToasts(visitor: Visitor): Locator {
  return toasts(visitor).filter({ hasText: 'New message received!' });
}

type ShownNotification = { readonly title: string; readonly body: string };
type ObservedPage = { shown: ShownNotification[]; notes: number; press: () => void };

/**
 * Records the notifications and sounds that the page hands to the system; a browser without a screen ignores them.
 * `permission` is the user's decision, before and after the question.
 */
export async function listenToSystem(
  { context }: Visitor,
  permission: { now: NotificationPermission; whenAsked?: NotificationPermission },
): Promise<void> {
  await context.addInitScript(replaceSystem, permission);
}

// Runs in the page.
function replaceSystem(permission: {
  now: NotificationPermission;
  whenAsked?: NotificationPermission;
}): void {
  const observed: ObservedPage = { shown: [], notes: 0, press: () => undefined };
  Reflect.set(window, 'observed', observed);
  class Shown {
    static permission = permission.now;
    static async requestPermission() {
      Shown.permission = permission.whenAsked ?? permission.now;
      return Shown.permission;
    }
    onclick: () => void = () => undefined;
    constructor(title: string, { body }: NotificationOptions) {
      observed.shown.push({ title, body: body ?? '' });
      observed.press = () => this.onclick();
    }
    close(): void {
      observed.press = () => undefined;
    }
  }
  Reflect.set(window, 'Notification', Shown);
  const { OscillatorNode: Note } = window;
  window.OscillatorNode = class extends Note {
    override start(when?: number) {
      observed.notes += 1;
      super.start(when);
    }
  };
  // On a busy machine the sound starts so late that the page no longer plays the note.
  AudioContext.prototype.resume = () => Promise.resolve();
}

/** The notifications of the system so far, and the number of notes played. */
export function notificationsOf(
  page: Page,
): Promise<{ shown: ShownNotification[]; notes: number }> {
  return page.evaluate(() => {
    const { shown, notes } = Reflect.get(window, 'observed') as ObservedPage;
    return { shown, notes };
  });
}

/** Clicks on the last notification of the system. */
export function pressShown(page: Page): Promise<void> {
  return page.evaluate(() => (Reflect.get(window, 'observed') as ObservedPage).press());
}

/** From now on the user looks at another program. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
}
