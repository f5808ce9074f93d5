import type { Identity, Verdict } from '#server/platform/http/route.ts';

interface Letter {
  /** As the request says; only one's own name may stand there. */
  readonly senderId: number;
}

export function maySend(user: Identity, { senderId }: Letter): Verdict {
  return senderId === user.userId
    ? true
    : { code: 'FORBIDDEN', message: 'You cannot send messages for somebody else.' };
}

/** Administrators see everyone in the administration anyway. */
export function hasPeopleLimit(user: Identity): boolean {
  return user.role !== 'ADMIN';
}
