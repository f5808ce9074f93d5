import { isUtf8 } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64Of, bytesOfBase64, textOf, utf8 } from './bytes.ts';
import { LEAF_KINDS } from './leaf.ts';
import { PROOF_LENGTH_MAX } from './parse-proof.ts';
import { makeSignedLog, type TestLeaf, type TestLog, testCrypto } from './testing/signed-log.ts';
import { verifyProof } from './verify-proof.ts';

const ORIGIN = 'training-portal/00112233445566778899aabbccddeeff';
const TIMESTAMP = 1_795_000_000;

const CERTIFICATE: TestLeaf = {
  kind: LEAF_KINDS.certificateIssued,
  fields: [
    { name: 'code', value: 'ABCD-EFGH' },
    { name: 'name', value: 'Zoë "Ж" \u2028 😀' },
    { name: 'module.1.score', value: '90' },
  ],
  revealed: ['code', 'name'],
};
const OTHER: TestLeaf = {
  kind: LEAF_KINDS.certificateWithdrawn,
  fields: [{ name: 'code', value: 'IJKL-MNOP' }],
  revealed: [],
};

const log = makeSignedLog(ORIGIN, [OTHER, OTHER, CERTIFICATE, OTHER, OTHER]);
const proof = log.prove(2, TIMESTAMP);

const verdictOf = (text: string, keys: readonly string[] = log.keys) =>
  verifyProof(text, keys, testCrypto);
const refused = (reason: string) => ({ proven: false, reason });

it('says what a proof proves, and nothing of the fields that it does not reveal', () => {
  expect(verdictOf(proof)).toEqual({
    proven: true,
    kind: LEAF_KINDS.certificateIssued,
    fields: CERTIFICATE.fields.slice(0, 2),
    hidden: 1,
    index: 2,
    size: 5,
    origin: ORIGIN,
    keyIds: [log.ed25519.keyId, log.mlDsa44.keyId],
    signedAt: TIMESTAMP * 1000,
  });
});

it('verifies a proof of each leaf of logs of any size', () => {
  const field = fc.record({ name: fc.string(), value: fc.string({ unit: 'binary' }) });
  const leaf = fc.record({
    kind: fc.constantFrom(...Object.values(LEAF_KINDS)),
    fields: fc.uniqueArray(field, { maxLength: 6, selector: ({ name }) => name }),
  });
  const leaves = fc.array(leaf, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(leaves, fc.nat(), fc.infiniteStream(fc.boolean()), (drawn, at, isRevealed) => {
      const withRevealed = drawn.map(({ kind, fields }) => {
        const revealed = fields.filter(() => isRevealed.next().value).map(({ name }) => name);
        return { kind, fields, revealed };
      });
      const index = at % drawn.length;
      const drawnLog = makeSignedLog(ORIGIN, withRevealed);
      const { kind, fields, revealed } = withRevealed[index] as TestLeaf;
      expect(verdictOf(drawnLog.prove(index, TIMESTAMP), drawnLog.keys)).toMatchObject({
        proven: true,
        kind,
        fields: fields.filter(({ name }) => revealed.includes(name)),
        hidden: fields.length - revealed.length,
        index,
        size: drawn.length,
        signedAt: TIMESTAMP * 1000,
      });
    }),
    { numRuns: 30 },
  );
});

describe('a changed proof is refused', () => {
  it.each([
    ['in a tree of one leaf', makeSignedLog(ORIGIN, [CERTIFICATE]), 0],
    ['in a tree of five', log, 2],
  ])('at each byte, %s', (_, { prove, keys }: TestLog, index) => {
    const original = utf8(prove(index, TIMESTAMP));
    const accepted = [...original.keys()].filter((at) => {
      const changed = original.slice();
      // Each place gets another of the 255 differences.
      changed[at] = ((original[at] ?? 0) + 1 + (at % 255)) % 256;
      return isProven(changed, keys);
    });
    expect(accepted).toEqual([]);
  });

  it('if a line is missing or there twice', () => {
    const lines = proof.split('\n').slice(0, -1);
    const changes = lines.flatMap((line, at) => [
      lines.toSpliced(at, 1),
      lines.toSpliced(at, 0, line),
    ]);
    const accepted = changes.filter((changed) => verdictOf(`${changed.join('\n')}\n`).proven);
    expect(accepted).toEqual([]);
  });

  const withExtra = (change: (json: string) => string) =>
    proof.replace(/^extra (.+)$/m, (_, extra: string) => {
      const json = textOf(bytesOfBase64(extra) as Uint8Array);
      const changed = change(json);
      expect(changed).not.toBe(json);
      return `extra ${base64Of(utf8(changed))}`;
    });

  it.each([
    ['another value', (json: string) => json.replace('ABCD', 'ABCE'), 'field-wrong'],
    ['another salt', (json: string) => json.replace(/"salt":"../, '"salt":"zz'), 'field-wrong'],
    [
      'the hash of another leaf',
      (json: string) => json.replace(/"(.{64})"\]/, `"${'0'.repeat(64)}"]`),
      'not-in-tree',
    ],
    ['another kind', (json: string) => json.replace('"kind":1', '"kind":3'), 'not-in-tree'],
    [
      'a kind of a newer portal',
      (json: string) => json.replace('"kind":1', '"kind":99'),
      'unsupported',
    ],
    ['another version', (json: string) => json.replace('"v":1', '"v":2'), 'unsupported'],
    ['one more member', (json: string) => json.replace('{"v":1', '{"v":1,"w":1'), 'malformed'],
    [
      'a member twice',
      (json: string) => json.replace('"name":"code"', '"name":"x","name":"code"'),
      'malformed',
    ],
    [
      'members in another order',
      (json: string) => json.replace('"v":1,"kind":1', '"kind":1,"v":1'),
      'malformed',
    ],
    ['a space', (json: string) => json.replace('"v":1', '"v": 1'), 'malformed'],
    ['another escape', (json: string) => json.replace('ABCD', '\\u0041BCD'), 'malformed'],
    ['a value that is no text', (json: string) => json.replace('"ABCD-EFGH"', '1'), 'malformed'],
    ['a field twice', (json: string) => json.replace('"i":1', '"i":0'), 'malformed'],
    [
      'a field that the leaf does not have',
      (json: string) => json.replace('"i":1', '"i":3'),
      'malformed',
    ],
    ['a short salt', (json: string) => json.replace(/"salt":"..../, '"salt":"'), 'malformed'],
    ['no JSON', (json: string) => json.slice(1), 'malformed'],
  ])('if extra has %s', (_, change, reason) => {
    expect(verdictOf(withExtra(change))).toEqual(refused(reason));
  });

  const withLine = (line: RegExp, changed: string) => {
    const text = proof.replace(line, changed);
    expect(text).not.toBe(proof);
    return text;
  };
  const otherLog = makeSignedLog(ORIGIN, [OTHER]);
  const linesOf = (text: string) => text.split('\n').slice(-3, -1);
  const otherLines = linesOf(otherLog.prove(0, TIMESTAMP));
  const [ed25519Line = '', mlDsaLine = ''] = linesOf(proof);

  it.each([
    ['is something else', 'hello\n', 'not-a-proof'],
    ['is empty', '', 'not-a-proof'],
    ['has Windows line ends', proof.replaceAll('\n', '\r\n'), 'not-a-proof'],
    ['has a text before it', `\n${proof}`, 'not-a-proof'],
    ['has a text after it', `${proof}\n`, 'malformed'],
    ['has a space at its end', `${proof.slice(0, -1)} \n`, 'malformed'],
    ['has a Windows line end at its end', `${proof.slice(0, -1)}\r\n`, 'malformed'],
    ['has an index with a zero before it', withLine(/^index 2$/m, 'index 02'), 'malformed'],
    ['has another index', withLine(/^index 2$/m, 'index 3'), 'not-in-tree'],
    ['has an index beyond the tree', withLine(/^index 2$/m, 'index 5'), 'malformed'],
    ['has a shorter path', withLine(/^(index 2\n).*\n/m, '$1'), 'not-in-tree'],
    ['has a longer path', withLine(/^(index 2\n)(.*\n)/m, '$1$2$2'), 'not-in-tree'],
    ['has an extension line', withLine(/^5\n(.*)\n/m, '5\n$1\nextension\n'), 'malformed'],
    ['has another size', withLine(/^5$/m, '6'), 'signature-wrong'],
    ['has a signature twice', `${proof}${mlDsaLine}\n`, 'malformed'],
    [
      'has 17 signatures',
      `${proof}${Array.from({ length: 15 }, (_, i) => `— witness${i} AAAAAAA=\n`).join('')}`,
      'malformed',
    ],
    [
      'is longer than any proof',
      `${proof}— ${'w'.repeat(PROOF_LENGTH_MAX)} AAAAAAA=\n`,
      'malformed',
    ],
    [
      'has the Ed25519 signature of another checkpoint',
      proof.replace(ed25519Line, otherLines[0] ?? ''),
      'unknown-key',
    ],
    ['has no Ed25519 signature', proof.replace(`${ed25519Line}\n`, ''), 'unknown-key'],
    ['has no ML-DSA signature', proof.replace(`${mlDsaLine}\n`, ''), 'signature-missing'],
  ])('if it %s', (_, text, reason) => {
    expect(verdictOf(text)).toEqual(refused(reason));
  });

  function isProven(bytes: Uint8Array, keys: readonly string[]): boolean {
    return isUtf8(bytes as Uint8Array<ArrayBuffer>) && verdictOf(textOf(bytes), keys).proven;
  }
});

describe('the keys', () => {
  it('that are known decide: without one of the log nothing is proven', () => {
    const sameOrigin = makeSignedLog(ORIGIN, [OTHER]);
    for (const keys of [[], sameOrigin.keys, ['not a key'], [log.mlDsa44.verifierKey]])
      expect(verdictOf(proof, keys)).toEqual(refused('unknown-key'));
  });

  it('of Ed25519 alone prove it without a time', () => {
    expect(verdictOf(proof, [log.ed25519.verifierKey])).toMatchObject({
      proven: true,
      keyIds: [log.ed25519.keyId],
      signedAt: null,
    });
  });

  it('may be followed by those of other logs and by former ones', () => {
    const former = makeSignedLog(ORIGIN, [OTHER]);
    const foreign = makeSignedLog('other.example/log', [OTHER]);
    expect(verdictOf(proof, [...former.keys, ...foreign.keys, ...log.keys])).toEqual(
      verdictOf(proof),
    );
  });

  it('that are unknown may have signed as well', () => {
    expect(verdictOf(`${proof}— witness.example/w1 jWbPP0FCQ0Q=\n`)).toEqual(verdictOf(proof));
  });
});
