import type { Identity, Verdict } from '#server/platform/http/route.ts';

/** The sender in the body must be the caller. */
export function maySend(
  user: Identity,
  { body }: { readonly body: { readonly senderId: number } },
): Verdict {
  return body.senderId === user.userId
    ? true
    : { code: 'FORBIDDEN', message: 'You cannot send messages for somebody else.' };
}

/** Admins can see all people in the administration too. */
export function hasPeopleLimit(user: Identity): boolean {
  return user.role !== 'ADMIN';
}
