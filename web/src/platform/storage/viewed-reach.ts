/** The reach of another admin, as whom an admin sees the portal in this tab. */
import type { NamedScope } from '@portal/contract/reach';
import { parseStoredJson } from './parse-stored-json.ts';
import { tabStore } from './safe-storage.ts';

const KEY = 'viewAs';

type ViewedReach = {
  /** The admin who looks; a login by another user shows that user's own portal. */
  readonly viewerId: number;
  readonly scopes: readonly NamedScope[];
};

/** Null if the user sees the own portal in this tab. */
export function readViewedReach(userId: number): readonly NamedScope[] | null {
  const stored = parseStoredJson(tabStore.read(KEY));
  return isViewedReach(stored) && stored.viewerId === userId ? stored.scopes : null;
}

export function storeViewedReach(viewed: ViewedReach): void {
  tabStore.write(KEY, JSON.stringify(viewed));
}

export function removeViewedReach(): void {
  tabStore.remove(KEY);
}

function isViewedReach(value: unknown): value is ViewedReach {
  if (typeof value !== 'object' || value === null) return false;
  const { viewerId, scopes } = value as Record<string, unknown>;
  return typeof viewerId === 'number' && Array.isArray(scopes);
}
