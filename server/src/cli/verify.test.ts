/** Anyone who has the program verifies a proof file: with the keys of an installation, or with those in a file. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extraText, LEAF_KINDS } from '@portal/contract/proof/leaf';
import { expect, it } from 'vitest';
import { createLedger, type Leaf, saltedFields, sha256 } from '#server/features/ledger/service.ts';
import { runPortalCommand } from '#server/testing/portal-process.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestInstallation } from '#server/testing/test-installation.ts';

const CERTIFICATE: Leaf = {
  kind: LEAF_KINDS.certificateIssued,
  fields: [
    { name: 'code', value: '0123456789ABCDEFGHJKMNPQRS' },
    { name: 'name', value: 'Ada \u001b[31m\u009b31m\u202e' },
    { name: 'facts', value: 'a secret' },
  ],
  secret: 'of the certificate',
};

it('says what a proof proves, while the portal runs, and what is wrong with another file', async () => {
  await using installation = await makeTestInstallation();
  const env = { ...installation.env, PUBLIC_URL: 'https://portal.test' };
  await using portal = await startTestPortal(env);
  const { db, logKey } = portal.resources;
  const ledger = createLedger({ db, logKey, now: () => Date.UTC(2026, 11, 1) });
  await ledger.add(db, { ...CERTIFICATE, at: 0 });
  const leaf = await db.selectFrom('log_leaves').select('id').executeTakeFirstOrThrow();
  const extra = extraText(
    sha256,
    CERTIFICATE.kind,
    saltedFields(CERTIFICATE),
    ({ name }) => name !== 'facts',
  );
  const proof = await ledger.prove(leaf.id, extra);
  const keys = await ledger.keys();
  const file = async (name: string, text: string) => {
    const path = join(installation.dataDir, '..', name);
    await writeFile(path, text);
    return path;
  };
  const good = await file('good.tlog-proof', proof);
  const keysFile = await file('keys', keys);
  const run = (...args: string[]) => runPortalCommand(['verify', ...args], env);

  const own = await run(good);
  expect(own.code).toBe(0);
  expect(own.said).toContain('has the entry that a certificate about a whole training was issued.');
  expect(own.said).toContain('"name": "Ada \\u001b[31m\\u009b31m\\u202e"');
  expect(own.said).toContain('does not reveal: 1.');
  expect(own.said).not.toContain('a secret');
  expect(own.said).toContain('Checkpoint: of 2026-12-01T00:00:00.000Z; signed with the keys');
  expect(own.said).toContain('https://portal.test/verify/0123456789ABCDEFGHJKMNPQRS');

  const elsewhere = { DATA_DIR: join(installation.dataDir, 'none'), DATABASE_URL: '' };
  const withKeys = await runPortalCommand(['verify', good, keysFile], elsewhere);
  expect(withKeys.code).toBe(0);
  expect(withKeys.said.replace('/verify/', 'https://portal.test/verify/')).toBe(own.said);

  const ed25519Only = await file('ed25519', `\n${keys.split('\n')[0]}\r\n`);
  expect((await run(good, ed25519Only)).said).toContain('Checkpoint: of an unknown time');

  const changed = await file('changed', proof.replace(/^index 0$/m, 'index 1'));
  const notAKey = await file('not-a-key', `${keys}nonsense\n`);
  const none = await file('none', '');
  for (const [args, sentence] of [
    [[changed], 'Not proven: the file does not have the form of a proof.'],
    [[good, none], 'Not proven: no known key has signed the checkpoint.'],
    [[good, notAKey], 'Line 3 of '],
    [[join(installation.dataDir, 'missing')], 'cannot be read'],
    [[], 'Write: npm run portal -- verify FILE [KEYS]'],
  ] as const)
    expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(sentence) });
  const missing = await runPortalCommand(['verify', good], elsewhere);
  expect(missing).toEqual({ code: 1, said: expect.stringContaining('correct DATA_DIR.') });
});
