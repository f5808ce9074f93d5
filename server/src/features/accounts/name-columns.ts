import { personSearchKey, sortKey } from '@portal/contract/text-keys';
import { normalizedKey } from '@portal/contract/text-rules';

/** The columns of a user for the name and the email: both, and the keys that follow from them. */
export const nameColumns = (name: string, email: string) => ({
  name,
  email,
  sort_key: sortKey(name),
  search_key: personSearchKey(name, email),
  email_key: normalizedKey(email),
});
