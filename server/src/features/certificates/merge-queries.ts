import type { Db } from '#server/platform/database/schema.ts';

/** Gives the certificates of a deleted trainee to another one. They keep the names that they say. */
export async function moveCertificates(
  tx: Db,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  await tx.updateTable('certificates').set({ user_id: into }).where('user_id', '=', from).execute();
}
