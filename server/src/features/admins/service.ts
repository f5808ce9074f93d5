/** Admins invite and remove each other. */

import type { Admin, adminForm, Invitation } from '@portal/contract/admins';
import { ADMINS_MAX } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type * as z from 'zod/mini';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { type Accounts, hideAdmin, inAccountTransaction, lockUsers } from '../accounts/service.ts';
import { type Actor, actorOf, record } from '../activity/service.ts';
import type { Deletions } from '../deletions/service.ts';
import { presentAdmin } from './present.ts';

const NOT_FOUND = because('adminNotFound');
/** Further invitations of one admin, so that no inbox is flooded. */
const INVITATIONS = { limit: 5, windowMs: 60 * 60_000 };

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly accounts: Accounts;
  readonly deletions: Deletions;
  /** Without one, the link of an invitation is in the answer. */
  readonly hasMailServer: boolean;
  readonly now: () => number;
}

type AdminForm = z.output<typeof adminForm>;

interface Removed {
  readonly name: string;
  readonly deletionId: number | null;
}

export type Admins = ReturnType<typeof createAdmins>;

export function createAdmins(deps: Dependencies) {
  const { db, limiter, accounts, deletions, hasMailServer, now } = deps;

  /** Mails the link, or returns it where there is no mail server. Call it with the admin locked. */
  async function sendLink(tx: Db, id: number): Promise<string | null> {
    if (!hasMailServer) return accounts.makeInvitationLink(tx, id);
    await accounts.mailAdminInvitation(tx, id);
    return null;
  }

  async function listAll(): Promise<Admin[]> {
    const rows = await accounts.listAdmins(db, ADMINS_MAX);
    const refused = await accounts.findRefusedInvitations(rows.map(({ id }) => id));
    return rows.map((row) => presentAdmin(row, refused.get(row.id)));
  }

  async function deliverAndPresent(id: number, link: string | null): Promise<Invitation> {
    if (link === null) accounts.mailSoon();
    const admin = (await listAll()).find((each) => each.id === id);
    return { admin: requireFound(admin, NOT_FOUND), link };
  }

  return {
    async list(): Promise<{ admins: Admin[]; hasMailServer: boolean }> {
      return { admins: await listAll(), hasMailServer };
    },

    /** Throws EMAIL_TAKEN, and CONFLICT if there are too many admins. */
    async invite(actor: Actor, { name, email }: AdminForm): Promise<Invitation> {
      const { id, link } = await inAccountTransaction(db, async (tx) => {
        if ((await accounts.countAdmins(tx, ADMINS_MAX)) >= ADMINS_MAX) throw tooMany();
        const at = now();
        const id = await accounts.insertInvitedAdmin(tx, { name, email, at });
        await recordAdmin(tx, { id, name }, { actor, action: 'admin.invited', email, at });
        return { id, link: await sendLink(tx, id) };
      });
      return deliverAndPresent(id, link);
    },

    /** Throws NOT_FOUND, and CONFLICT for an admin who has a password. */
    async inviteAgain(actor: Actor, id: number): Promise<Invitation> {
      const refusal = because('adminInvitedOften');
      const link = await inTransaction(db, async (tx) => {
        const admin = requireFound(await accounts.lockAdmin(tx, id), NOT_FOUND);
        if (admin.has_password) throw alreadyActive();
        await enforceLimit(limiter, `admin-invitation:${id}`, INVITATIONS, refusal);
        const { name, email } = admin;
        await recordAdmin(tx, { id, name }, { actor, action: 'admin.invited', email, at: now() });
        return sendLink(tx, id);
      });
      return deliverAndPresent(id, link);
    },

    /**
     * Moves another admin to the trash. The access ends at once on every process. The caller is locked too, and must
     * still be an admin: of two admins who remove each other at the same time, one remains.
     */
    async remove(caller: Identity, id: number): Promise<Removed> {
      if (caller.userId === id) throw ownAccount();
      const actor = actorOf(caller);
      const removed = await inTransaction(db, async (tx) => {
        const locked = await lockUsers(tx, [caller.userId, id]);
        if (!locked.some((user) => user.id === caller.userId))
          throw new AppError('UNAUTHENTICATED', because('notLoggedIn'));
        const { name, email } = requireFound(await accounts.lockAdmin(tx, id), NOT_FOUND);
        const at = now();
        const deletion = { kind: 'admin', subjectId: id, name, company: null, counts: {} } as const;
        const deletionId = await deletions.recordDeletion(tx, { ...deletion, actor, at });
        await hideAdmin(tx, id, { deletionId, at });
        await recordAdmin(tx, { id, name }, { actor, action: 'admin.deleted', email, at });
        return { name, deletionId };
      });
      await accounts.announceHidden([id]);
      return { ...removed, deletionId: deletions.deletionIdForAnswer(removed.deletionId) };
    },
  };
}

interface AdminChange {
  readonly actor: Actor;
  readonly action: 'admin.invited' | 'admin.deleted';
  readonly email: string;
  readonly at: number;
}

function recordAdmin(
  tx: Db,
  { id, name }: { readonly id: number; readonly name: string },
  { actor, action, email, at }: AdminChange,
): Promise<void> {
  const fields = { name, email };
  const values = action === 'admin.deleted' ? { before: fields } : { after: fields };
  const subject = { kind: 'admin', id, name } as const;
  return record(tx, { actor, action, subject, company: null, ...values, at });
}

const ownAccount = () => new AppError('CONFLICT', because('adminIsYou'));

const alreadyActive = () => new AppError('CONFLICT', because('adminIsActive'));

const tooMany = () => new AppError('CONFLICT', because('tooManyAdmins', { max: ADMINS_MAX }));
