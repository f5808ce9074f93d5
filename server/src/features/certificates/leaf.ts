/** The leaves of the signed log about certificates, from their stored rows. docs/proofs.md names the fields. */
import { type Field, LEAF_KINDS } from '@portal/contract/proof/leaf';
import type { Schema } from '#server/platform/database/schema.ts';
import { isoInstant } from '#server/platform/iso-instant.ts';
import type { Leaf } from '../ledger/service.ts';
import { type CertifiedFacts, readFacts } from './facts.ts';

type IssuedRow = Pick<
  Schema['certificates'],
  'code' | 'module_id' | 'facts_json' | 'fact_salt' | 'completed_on' | 'valid_until'
> & { readonly issued_at: number };

export function issuedLeaf(row: IssuedRow): Leaf {
  const facts = readFacts(row.facts_json);
  const { certificateIssued, moduleCertificate } = LEAF_KINDS;
  return {
    kind: row.module_id === null ? certificateIssued : moduleCertificate,
    secret: row.fact_salt,
    fields: [
      ...fieldsOf({
        code: row.code,
        name: facts.name,
        company: facts.company,
        training: trainingOf(row, facts),
        completedOn: row.completed_on,
        issuedAt: isoInstant(row.issued_at),
        validUntil: row.valid_until ?? '',
      }),
      ...facts.modules.flatMap((module, i) =>
        fieldsOf({
          [`module.${i + 1}.name`]: module.name,
          [`module.${i + 1}.completedOn`]: module.completedOn,
          [`module.${i + 1}.validUntil`]: module.validUntil ?? '',
          [`module.${i + 1}.recordedOn`]: module.recorded?.on ?? '',
          [`module.${i + 1}.score`]: module.score === null ? '' : String(module.score),
        }),
      ),
      { name: 'facts', value: row.facts_json },
    ],
  };
}

/** In English. It never changes: the hashes of logged leaves have it. */
const trainingOf = ({ module_id }: Pick<IssuedRow, 'module_id'>, facts: CertifiedFacts): string =>
  (module_id === null ? null : facts.modules[0]?.name) ?? `Training at ${facts.company}`;

const PUBLIC =
  /^(?:code|name|company|training|completedOn|issuedAt|validUntil|module\.\d+\.(?:name|completedOn|validUntil|recordedOn))$/;
const SCORE = /^module\.\d+\.score$/;

/** The fields of an issued certificate that a proof reveals. */
export const isRevealed =
  (showsScores: boolean) =>
  ({ name }: Field): boolean =>
    PUBLIC.test(name) || (showsScores && SCORE.test(name));

export interface EndedRow {
  readonly code: string;
  readonly fact_salt: string;
  /** The code of the certificate that took its place. */
  readonly successor: string;
  readonly succession: string;
  readonly succeeded_at: number;
}

export const endedLeaf = (row: EndedRow): Leaf => ({
  kind: LEAF_KINDS.certificateReplaced,
  secret: row.fact_salt,
  fields: fieldsOf({
    code: row.code,
    successor: row.successor,
    how: row.succession,
    at: isoInstant(row.succeeded_at),
  }),
});

export interface WithdrawnRow {
  readonly code: string;
  readonly fact_salt: string;
  readonly withdrawn_at: number;
}

export const withdrawnLeaf = (row: WithdrawnRow): Leaf => ({
  kind: LEAF_KINDS.certificateWithdrawn,
  secret: row.fact_salt,
  fields: fieldsOf({ code: row.code, at: isoInstant(row.withdrawn_at) }),
});

/** In the order in which they are written. */
const fieldsOf = (values: Readonly<Record<string, string>>): Field[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
