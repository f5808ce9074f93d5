/** The signed log of certificates and recorded results: how it stands, and its complete check. */
import * as z from 'zod/mini';
import { call } from './call.ts';
import { email, idParam, instant } from './fields.ts';

/**
 * - `leaf-missing`: an index of the log has no record.
 * - `certificate-changed`, `result-changed`: the stored facts are not those that were logged.
 * - `epoch-changed`: the stored origin or keys are not those that were logged at their beginning.
 * - `tile-changed`: the published tree is not that of the leaves.
 * - `checkpoint-changed`: a root that was signed is not that of the leaves.
 * - `signature-wrong`: the last checkpoint is not signed by the present keys.
 */
export const ledgerProblemKind = z.enum([
  'leaf-missing',
  'certificate-changed',
  'result-changed',
  'epoch-changed',
  'tile-changed',
  'checkpoint-changed',
  'signature-wrong',
]);
export type LedgerProblemKind = z.infer<typeof ledgerProblemKind>;

export const ledgerProblem = z.object({
  kind: ledgerProblemKind,
  /** The index of a leaf, or the size of a checkpoint. */
  index: z.int(),
  /** The code of the certificate that is concerned; otherwise null. */
  code: z.nullable(z.string()),
});
export type LedgerProblem = z.infer<typeof ledgerProblem>;

export const ledgerCheck = z.object({
  state: z.enum(['running', 'done', 'cancelled']),
  /** Leaves. */
  total: z.int(),
  checked: z.int(),
  problemCount: z.int(),
  /** The first ones. */
  problems: z.array(ledgerProblem),
  startedAt: instant,
  endedAt: z.nullable(instant),
});
export type LedgerCheck = z.infer<typeof ledgerCheck>;

export const ledger = z.object({
  /** The number of leaves that are in the tree. */
  size: z.int(),
  /** Leaves that wait for the next checkpoint. */
  waiting: z.int(),
  /** Null before the first checkpoint. */
  checkpoint: z.nullable(
    z.object({
      origin: z.string(),
      signedAt: instant,
      /** In base64. */
      rootHash: z.string(),
      /** As it is published at `/log/checkpoint`. */
      note: z.string(),
      /** The ids of the two keys, in hexadecimal: Ed25519 and ML-DSA-44. */
      keyIds: z.array(z.string()),
    }),
  ),
  /** The newest one; null if the log was never checked. */
  check: z.nullable(ledgerCheck),
});
export type Ledger = z.infer<typeof ledger>;

export const getLedger = call({
  name: 'getLedger',
  method: 'GET',
  path: '/admin/ledger',
  access: 'admin',
  reach: 'portal',
  right: 'read',
  by: 'input',
  summary: 'The signed log: its size, the last checkpoint, and the newest complete check.',
  response: ledger,
});

export const startLedgerCheck = call({
  name: 'startLedgerCheck',
  method: 'POST',
  path: '/admin/ledger/check',
  access: 'admin',
  reach: 'portal',
  right: 'training',
  by: 'input',
  summary:
    'Starts a complete check in the background: all leaves are computed again from what is stored, and with them the tree and each root that was signed. The answer is the running check if there is one.',
  body: z.object({}),
  status: 201,
  response: ledgerCheck,
});

export const cancelLedgerCheck = call({
  name: 'cancelLedgerCheck',
  method: 'DELETE',
  path: '/admin/ledger/check',
  access: 'admin',
  reach: 'portal',
  right: 'training',
  by: 'input',
  summary: 'Stops the running check. The answer is the newest check.',
  response: ledgerCheck,
  errors: ['NOT_FOUND'],
});

/** The address to which the newest checkpoint is sent each week: copies outside the portal show if the log is rewritten. */
export const checkpointMail = z.object({ email: z.nullable(email) });
export type CheckpointMail = z.infer<typeof checkpointMail>;

const byCompany = z.object({ id: idParam });

export const getCheckpointMail = call({
  name: 'getCheckpointMail',
  method: 'GET',
  path: '/admin/companies/:id/checkpoint-mail',
  access: 'admin',
  reach: 'company',
  right: 'read',
  by: { company: 'id' },
  summary:
    'The address to which a company has the newest checkpoint of the signed log sent each week.',
  params: byCompany,
  response: checkpointMail,
  errors: ['NOT_FOUND'],
});

export const updateCheckpointMail = call({
  name: 'updateCheckpointMail',
  method: 'PUT',
  path: '/admin/companies/:id/checkpoint-mail',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { company: 'id' },
  summary:
    'Changes the address to which the newest checkpoint is sent each week; null ends it. The first mail is sent at once.',
  params: byCompany,
  body: checkpointMail,
  response: checkpointMail,
  errors: ['NOT_FOUND'],
});
