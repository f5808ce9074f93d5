/**
 * Makes proofs of certificates by the ledger of a portal, changes each in a random byte of a random class, and lets three
 * programs that share nothing but the format check all of them, unchanged and changed:
 *
 *     npm run drill:tampering
 *     npm run drill:tampering -- --count 500 --seed 7
 *     npm run drill:tampering -- --only Go --only contract
 *
 * A program in Go with the packages of the Go project for transparency logs, which does not know ML-DSA; the HTML file that
 * readers download, in Chromium without a network; and the code of the contract on Node, as in `npm run portal -- verify`.
 * Ends with an error if an unchanged proof is refused, or if a changed one is not. A change of the ML-DSA line alone is
 * counted apart for Go.
 */
import { parseArgs } from 'node:util';
import { ensureWebBuilt } from '../../scripts/set-up/build.mjs';
import { createLog } from '../../server/src/platform/create-log.ts';
import { readSettings } from '../../server/src/settings.ts';
import { openTestPortal } from '../../server/src/testing/open-test-portal.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { printTable, sum } from './figures.ts';
import { createRandom } from './scale/random.ts';
import { createContractVerifier } from './tampering/contract-verifier.ts';
import { DAMAGE_NAMES, type DamageName, damage, isOnlyMlDsa } from './tampering/damages.ts';
import { createGoVerifier } from './tampering/go-verifier.ts';
import { makeProofs } from './tampering/make-proofs.ts';
import { openOfflineFile } from './tampering/offline-file.ts';
import type { Verifier } from './tampering/verifier.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    only: { type: 'string', multiple: true, default: ['Go', 'HTML', 'contract'] },
  },
});

if (values.only.includes('HTML')) await ensureWebBuilt();
await using stack = new AsyncDisposableStack();
const { path: folder } = stack.use(await makeTestFolder());
const portal = stack.use(
  await openTestPortal(readSettings({ DATA_DIR: folder }), createLog('error')),
);
const random = createRandom(Number(values.seed));

async function read(url: string): Promise<string> {
  const { status, raw } = await portal.inject({ method: 'GET', url });
  if (status !== 200) throw new Error(`${url}: ${status}`);
  return raw;
}

const startedAt = performance.now();
const seconds = () => `${((performance.now() - startedAt) / 1_000).toFixed(0)} s`;
const proofs = await makeProofs({
  db: portal.resources.db,
  ledger: portal.services.ledger,
  random,
  count: Number(values.count),
});
console.log(`seed ${values.seed}: ${proofs.length} proofs in ${seconds()}`);

const keys = await read('/log/key');
const create: Record<string, () => Promise<Verifier>> = {
  Go: () => createGoVerifier(folder, keys),
  HTML: async () => openOfflineFile({ folder, html: await read('/log/verifier.html') }, stack),
  contract: async () => createContractVerifier(keys),
};

interface Changed {
  readonly name: DamageName;
  readonly file: Buffer;
  /** The line of ML-DSA alone was changed. */
  readonly onlyMlDsa: boolean;
}

const changed = proofs.map((proof, i): Changed => {
  const name = random.pick(DAMAGE_NAMES);
  const other = proofs[(i + 1) % proofs.length] ?? '';
  const file = damage(name, { proof, other, random });
  return { name, file, onlyMlDsa: isOnlyMlDsa(proof, file) };
});
const rows = new Map(
  DAMAGE_NAMES.map((name) => {
    const proofs = changed.filter((one) => one.name === name).length;
    return [name, { change: name, proofs } as Record<string, string | number>] as const;
  }),
);
let mistakes = 0;

/** Checks the proofs as they are, then the changed ones, and fills a column of the table. */
async function examine({ name, hasMlDsa, areProven }: Verifier): Promise<void> {
  const unchanged = await areProven(proofs.map((proof) => Buffer.from(proof)));
  const good = unchanged.filter((isProven) => isProven).length;
  mistakes += proofs.length - good;
  const verdicts = await areProven(changed.map(({ file }) => file));
  if (verdicts.length !== changed.length) throw new Error(`${name} has not checked all files`);
  const missed = changed.filter((_, i) => verdicts[i]);
  const unseen = hasMlDsa ? [] : missed.filter(({ onlyMlDsa }) => onlyMlDsa);
  const ofName = (list: readonly Changed[], change: DamageName) =>
    list.filter((one) => one.name === change).length;
  for (const [change, row] of rows) {
    const found = Number(row['proofs']) - ofName(missed, change);
    row[`${name} found`] = found;
    if (!hasMlDsa) row[`${name} cannot see`] = ofName(unseen, change);
  }
  mistakes += missed.length - unseen.length;
  console.log(
    `${name}: ${good} of ${proofs.length} unchanged proofs proven, ` +
      `${changed.length - missed.length} of ${changed.length - unseen.length} changed ones found` +
      `${hasMlDsa ? '' : `, ${unseen.length} differ in the line of ML-DSA alone`}, ${seconds()}`,
  );
}

for (const [name, open] of Object.entries(create))
  if (values.only.includes(name)) await examine(await open());
printTable([...rows.values()]);
console.log(`${sum([...rows.values()].map(({ proofs }) => Number(proofs)))} changed proofs`);
if (mistakes > 0) throw new Error(`${mistakes} verdicts are wrong`);
