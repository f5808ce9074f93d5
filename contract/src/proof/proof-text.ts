import { base64Of, utf8 } from './bytes.ts';

export const PROOF_HEADER = 'c2sp.org/tlog-proof@v1';

/** A proof file, as in C2SP `tlog-proof`. */
export function proofText({
  extra,
  index,
  path,
  checkpoint,
}: {
  /** JSON text, as {@link extraText} writes it. */
  readonly extra: string;
  readonly index: number;
  /** From the leaf's sibling up to a child of the root. */
  readonly path: readonly Uint8Array[];
  /** The signed note. */
  readonly checkpoint: string;
}): string {
  const lines = [
    PROOF_HEADER,
    `extra ${base64Of(utf8(extra))}`,
    `index ${index}`,
    ...path.map(base64Of),
  ];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}
