import { bytesOfBase64, textOf } from './bytes.ts';
import { type Checkpoint, parseCheckpoint } from './parse-checkpoint.ts';
import { type Extra, parseExtra } from './parse-extra.ts';
import { PROOF_HEADER } from './proof-text.ts';

interface ParsedProof {
  readonly extra: Extra;
  /** Less than the size of the checkpoint. */
  readonly index: number;
  readonly path: readonly Uint8Array[];
  readonly checkpoint: Checkpoint;
}

/** Characters. A proof of 1,000 modules has half as many, or less. */
export const PROOF_LENGTH_MAX = 4_000_000;

const BODY =
  /^extra ([A-Za-z0-9+/=]+)\nindex (0|[1-9][0-9]{0,15})\n((?:[A-Za-z0-9+/]{43}=\n){0,53})\n(.+)$/s;

/** `not-a-proof` for text without the first line of a proof. Nothing is verified but the form, which has one spelling. */
export function parseProof(text: string): ParsedProof | 'not-a-proof' | 'malformed' {
  const header = `${PROOF_HEADER}\n`;
  if (!text.startsWith(header)) return 'not-a-proof';
  if (text.length > PROOF_LENGTH_MAX) return 'malformed';
  const [, extraLine, indexLine, pathLines, note] = BODY.exec(text.slice(header.length)) ?? [];
  if (extraLine === undefined || pathLines === undefined || note === undefined) return 'malformed';
  const json = parseUtf8(bytesOfBase64(extraLine));
  const extra = json === null ? null : parseExtra(json);
  const index = Number(indexLine);
  const path = pathLines.split('\n').slice(0, -1).map(bytesOfBase64);
  const checkpoint = parseCheckpoint(note);
  if (extra === null || checkpoint === null || index >= checkpoint.size) return 'malformed';
  if (!path.every((hash) => hash !== null)) return 'malformed';
  return { extra, index, path, checkpoint };
}

/** Null for bytes that are no UTF-8. */
function parseUtf8(bytes: Uint8Array | null): string | null {
  if (bytes === null) return null;
  try {
    return textOf(bytes);
  } catch {
    return null;
  }
}
