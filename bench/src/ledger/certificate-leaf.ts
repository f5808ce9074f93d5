/** The leaf of a certificate with random facts, as the portal writes it. */
import { type Field, LEAF_KINDS } from '@portal/contract/proof/leaf';
import { newCode } from '../../../server/src/features/certificates/code.ts';
import { type Leaf, newSecret } from '../../../server/src/features/ledger/service.ts';
import { companyName, moduleName, personName } from '../scale/names.ts';
import type { Random } from '../scale/random.ts';

const MODULES_MAX = 8;
/** Characters that JSON escapes, and some beyond the Basic Multilingual Plane. */
const DIFFICULT = ['"', '\\', '/', '<', '\u2028', '😀', '…', ''];

export function certificateLeaf(random: Random): Leaf {
  const [name, company] = [
    `${personName(random)}${random.pick(DIFFICULT)}`,
    companyName(random.int(999)),
  ];
  const modules = Array.from({ length: 1 + random.int(MODULES_MAX) }, (_, i) =>
    moduleOf(random, i),
  );
  const fields = {
    code: newCode(),
    name,
    company,
    training: `Training of ${company}`,
    completedOn: dateOf(random),
    issuedAt: `${dateOf(random)}T08:30:00.000Z`,
    validUntil: random.chance(0.5) ? dateOf(random) : '',
    ...Object.fromEntries(
      modules.flatMap((module, i) =>
        Object.entries(module).map(([key, value]) => [`module.${i + 1}.${key}`, value]),
      ),
    ),
    facts: JSON.stringify({ version: 1, name, company, modules }),
  };
  return {
    kind: random.chance(0.8) ? LEAF_KINDS.certificateIssued : LEAF_KINDS.moduleCertificate,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
    secret: newSecret(),
  };
}

function moduleOf(random: Random, place: number): Record<string, string> {
  return {
    name: `${moduleName(random, place)}${random.pick(DIFFICULT)}`,
    completedOn: dateOf(random),
    validUntil: random.chance(0.5) ? dateOf(random) : '',
    recordedOn: random.chance(0.2) ? dateOf(random) : '',
    score: random.chance(0.8) ? String(random.int(101)) : '',
  };
}

/** `YYYY-MM-DD`, in about ten years. */
const dateOf = (random: Random): string =>
  new Date(Date.UTC(2026, 0, 1 + random.int(3650))).toISOString().slice(0, 10);

/** The fields that every reader of a proof sees. */
export const isPublic = ({ name }: Field): boolean => name !== 'facts' && !name.endsWith('.score');
