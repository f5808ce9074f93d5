/** The tree of the log as it grows leaf by leaf: a check keeps the roots of its complete subtrees. */
import { base64Of } from '@portal/contract/proof/bytes';
import { nodeHash, rootOf } from '@portal/contract/proof/merkle';
import { sha256 } from './leaves.ts';

/** A complete subtree of 2^height leaves; its hash is in base64. A type alias, because a cursor of a task holds it. */
export type Subtree = { readonly height: number; readonly hash: string };

const bytesOf = (hash: string): Uint8Array => Buffer.from(hash, 'base64');

function parentOf(left: Subtree, right: Subtree): Subtree {
  const hash = nodeHash(sha256, bytesOf(left.hash), bytesOf(right.hash));
  return { height: left.height + 1, hash: base64Of(hash) };
}

/** Adds a leaf to the subtrees, the largest of which is the first. Returns itself and the subtrees that it completes. */
export function addLeaf(subtrees: Subtree[], leafHash: string): Subtree[] {
  const completed: Subtree[] = [];
  let added: Subtree = { height: 0, hash: leafHash };
  for (;;) {
    completed.push(added);
    const left = subtrees.at(-1);
    if (left?.height !== added.height) break;
    subtrees.pop();
    added = parentOf(left, added);
  }
  subtrees.push(added);
  return completed;
}

/** In base64. */
export const rootOfSubtrees = (subtrees: readonly Subtree[]): string =>
  base64Of(
    rootOf(
      sha256,
      subtrees.map(({ hash }) => bytesOf(hash)),
    ),
  );
