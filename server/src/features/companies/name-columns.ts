import { companyKey, searchKey, sortKey } from '@portal/contract/text-keys';

/** The columns of a company for its name: the name, and the keys that follow from it. */
export const nameColumns = (name: string) => ({
  name,
  name_key: companyKey(name),
  search_key: searchKey(name),
  sort_key: sortKey(name),
});
