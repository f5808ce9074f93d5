import type { NamedScope } from '@portal/contract/reach';
import { openViewAs } from '#web/platform/session/view-as.ts';
import { toast } from '#web/ui/toast.ts';
import { adminsTexts } from '../texts/catalogue.ts';

/** Opens a tab with the portal as an admin with these scopes sees it, or says that the browser has not opened it. */
export function viewAs(scopes: readonly NamedScope[]): void {
  if (!openViewAs(scopes)) toast.error(adminsTexts().viewAs.blocked);
}
