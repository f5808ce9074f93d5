/**
 * Names the request of an admin that creates a record, so that it can be sent again after a lost answer. The ids of one
 * client are unique, those of two need not be. Null for a request without an id.
 */
export function requestKeyOf(
  adminId: number | null,
  clientRequestId: string | undefined,
): string | null {
  return adminId === null || clientRequestId === undefined ? null : `${adminId} ${clientRequestId}`;
}
