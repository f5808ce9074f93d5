/** Admins invite and remove each other, and say what each of them sees. */

import type { Admin, adminForm, Invitation } from '@portal/contract/admins';
import { ADMINS_MAX } from '@portal/contract/limits';
import type { ChosenReach } from '@portal/contract/reach';
import { isCovered, reachKey, simplestReach, withinCompanies } from '@portal/contract/reach-rules';
import { because } from '@portal/contract/reasons';
import type * as z from 'zod/mini';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { enforceLimit } from '#server/platform/http/enforce-limit.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { RateLimiter } from '#server/platform/limits/rate-limiter.ts';
import { type Accounts, hideAdmin, inAccountTransaction } from '../accounts/service.ts';
import type { Deletions } from '../deletions/service.ts';
import { releaseOf } from '../help/service.ts';
import { findReach, findReaches, namedReach, type ReachService } from '../reach/service.ts';
import { checkInvitedReach } from './check-invited-reach.ts';
import { type Caller, lockCaller } from './lock-caller.ts';
import { presentAdmin } from './present.ts';
import { recordAdmin, recordedReach } from './record-admin.ts';

const NOT_FOUND = because('adminNotFound');
/** Further invitations of one admin, so that no inbox is flooded. */
const INVITATIONS = { limit: 5, windowMs: 60 * 60_000 };

interface Dependencies {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly accounts: Accounts;
  readonly deletions: Deletions;
  readonly reach: Pick<ReachService, 'announce'>;
  /** Without one, the link of an invitation is in the answer. */
  readonly hasMailServer: boolean;
  readonly now: () => number;
}

type AdminForm = z.output<typeof adminForm>;

interface Removed {
  readonly name: string;
  /** Null where the caller cannot restore it. */
  readonly deletionId: number | null;
}

export type Admins = ReturnType<typeof createAdmins>;

export function createAdmins(deps: Dependencies) {
  const { db, limiter, accounts, deletions, reach, hasMailServer, now } = deps;

  /** Mails the link, or returns it where there is no mail server. Call it with the admin locked. */
  async function sendLink(tx: Db, id: number): Promise<string | null> {
    if (!hasMailServer) return accounts.makeInvitationLink(tx, id);
    await accounts.mailAdminInvitation(tx, id);
    return null;
  }

  /** Another admin whom the caller may invite again or remove. Throws NOT_FOUND. */
  async function lockOther(tx: Db, caller: Caller, id: number) {
    const admin = requireFound(await accounts.lockAdmin(tx, id), NOT_FOUND);
    if (caller.reach === 'portal') return admin;
    const isOwn = !admin.has_password && (await accounts.isInvitedBy(tx, id, inviterOf(caller)));
    return requireFound(isOwn ? admin : undefined, NOT_FOUND);
  }

  /** All admins, and for a limited one the own invitations that wait. */
  async function listFor(caller: Caller): Promise<Admin[]> {
    const isLimited = caller.reach !== 'portal';
    const inviter = isLimited ? inviterOf(caller) : null;
    const rows = await accounts.listAdmins(db, { inviter, limit: ADMINS_MAX });
    const listed = rows.filter(({ has_password }) => !isLimited || !has_password);
    const refused = await accounts.findRefusedInvitations(listed.map(({ id }) => id));
    const reaches = await findReaches(
      db,
      listed.map((row) => ({ user_id: row.id, role: 'ADMIN', reach: row.reach })),
    );
    return listed.map((row) =>
      presentAdmin(row, { reach: reaches.get(row.id) ?? [], refused: refused.get(row.id) }),
    );
  }

  async function present(caller: Caller, id: number): Promise<Admin> {
    const admin = (await listFor(caller)).find((each) => each.id === id);
    return requireFound(admin, NOT_FOUND);
  }

  async function deliverAndPresent({ caller, id, link }: Sent): Promise<Invitation> {
    if (link === null) accounts.mailSoon();
    return { admin: await present(caller, id), link };
  }

  return {
    async list({ userId: id, name, reach }: Identity) {
      return { admins: await listFor({ id, name, reach }), hasMailServer };
    },

    /** Throws EMAIL_TAKEN, CONFLICT if there are too many admins, and NOT_FOUND and FORBIDDEN for what is to be seen. */
    async invite(identity: Identity, { name, email, ...form }: AdminForm): Promise<Invitation> {
      const sent = await inAccountTransaction(db, async (tx) => {
        const caller = await lockCaller(tx, identity);
        const chosen = simplestReach(form.reach ?? 'portal');
        await checkInvitedReach(tx, caller.reach, chosen);
        if ((await accounts.countAdmins(tx, ADMINS_MAX)) >= ADMINS_MAX) throw tooMany();
        const at = now();
        const invited = { name, email, reach: chosen, invitedBy: caller.id, at };
        const id = await accounts.insertInvitedAdmin(tx, invited);
        const after = { name, email, reach: recordedReach((await findReach(tx, id)) ?? []) };
        await recordAdmin(tx, { id, name }, { actor: caller, action: 'admin.invited', after, at });
        return { caller, id, link: await sendLink(tx, id) };
      });
      return deliverAndPresent(sent);
    },

    /** Throws NOT_FOUND, and CONFLICT for an admin who has a password. */
    async inviteAgain(identity: Identity, id: number): Promise<Invitation> {
      const refusal = because('adminInvitedOften');
      const sent = await inTransaction(db, async (tx) => {
        const caller = await lockCaller(tx, identity, id);
        const { name, email, has_password } = await lockOther(tx, caller, id);
        if (has_password) throw alreadyActive();
        await enforceLimit(limiter, `admin-invitation:${id}`, INVITATIONS, refusal);
        const change = { actor: caller, action: 'admin.invited', after: { name, email } } as const;
        await recordAdmin(tx, { id, name }, { ...change, at: now() });
        return { caller, id, link: await sendLink(tx, id) };
      });
      return deliverAndPresent(sent);
    },

    /**
     * Replaces what another admin sees. What is outside of it ends at once on every process. Only an admin who sees
     * everything may do it, never for the own account. An invitation that waits and gives more now is mailed again.
     * Throws NOT_FOUND, CONFLICT, FORBIDDEN.
     */
    async changeReach(identity: Identity, id: number, given: ChosenReach): Promise<Admin> {
      if (identity.userId === id) throw new AppError('CONFLICT', because('reachOfYourself'));
      const chosen = simplestReach(given);
      const changed = await inTransaction(db, async (tx) => {
        const caller = await lockCaller(tx, identity, id);
        if (caller.reach !== 'portal') throw new AppError('FORBIDDEN', because('needsPortalReach'));
        const { name, has_password } = await lockOther(tx, caller, id);
        const before = (await findReach(tx, id)) ?? [];
        if (reachKey(await namedReach(tx, chosen)) === reachKey(before))
          return { caller, isNew: false };
        const at = now();
        await accounts.changeReach(tx, id, chosen);
        await releaseOf(tx, id, at);
        // The earlier link ends: without a mail server a limited inviter may have it.
        if (!has_password && !isCovered(chosen, before)) await sendLink(tx, id);
        const after = (await findReach(tx, id)) ?? [];
        await recordAdmin(
          tx,
          { id, name },
          {
            actor: caller,
            action: 'admin.updated',
            before: { reach: recordedReach(before) },
            after: { reach: recordedReach(after) },
            at,
          },
        );
        return { caller, isNew: true };
      });
      if (changed.isNew) {
        accounts.mailSoon();
        reach.announce([id]);
      }
      return present(changed.caller, id);
    },

    /** Moves another admin to the trash. The access ends at once on every process. Throws NOT_FOUND, CONFLICT. */
    async remove(identity: Identity, id: number): Promise<Removed> {
      if (identity.userId === id) throw ownAccount();
      const removed = await inTransaction(db, async (tx) => {
        const actor = await lockCaller(tx, identity, id);
        const { name, email } = await lockOther(tx, actor, id);
        const at = now();
        const deletion = { kind: 'admin', subjectId: id, name, company: null, counts: {} } as const;
        const deletionId = await deletions.recordDeletion(tx, { ...deletion, actor, at });
        await hideAdmin(tx, id, { deletionId, at });
        const before = { name, email };
        await recordAdmin(tx, { id, name }, { actor, action: 'admin.deleted', before, at });
        // The trash has no admins for limited ones.
        const restorable =
          actor.reach === 'portal' ? deletions.deletionIdForAnswer(deletionId) : null;
        return { name, deletionId: restorable };
      });
      await accounts.announceHidden([id]);
      return removed;
    },
  };
}

interface Sent {
  readonly caller: Caller;
  readonly id: number;
  readonly link: string | null;
}

const inviterOf = ({ id, reach }: Caller) => ({
  userId: id,
  companies: withinCompanies(reach, 'training'),
});

const ownAccount = () => new AppError('CONFLICT', because('adminIsYou'));

const alreadyActive = () => new AppError('CONFLICT', because('adminIsActive'));

const tooMany = () => new AppError('CONFLICT', because('tooManyAdmins', { max: ADMINS_MAX }));
