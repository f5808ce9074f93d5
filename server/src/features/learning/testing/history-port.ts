/** How a history reaches a test portal: by calls of the admin and of people whose sessions outlast it. */
import { createHash, randomBytes } from 'node:crypto';
import { signInAdmin } from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { type Port, Refused } from './requirements-world.ts';

const YEARS_MS = 30 * 366 * 86_400_000;

async function sessionFor({ resources: { db }, clock }: TestPortal, userId: number) {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: createHash('sha256').update(token).digest('base64url'),
      user_id: userId,
      created_at: clock.now,
      expires_at: clock.now + YEARS_MS,
      device: null,
      last_used_at: null,
    })
    .execute();
  return token;
}

export async function portOf(portal: TestPortal): Promise<Port> {
  const { user } = await signInAdmin(portal);
  const tokens = new Map<number, string>();
  const tokenOf = async (id: number) => {
    const token = tokens.get(id) ?? (await sessionFor(portal, id));
    tokens.set(id, token);
    return token;
  };
  return {
    get now() {
      return portal.clock.now;
    },
    async call(who, call, input = {}) {
      const answer = await portal.call(call, { ...input, token: await tokenOf(who ?? user.id) });
      if (answer.status < 300) return answer.body;
      throw new Refused(answer.error.code);
    },
  };
}
