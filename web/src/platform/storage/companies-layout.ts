import { localStore } from './safe-storage.ts';

const KEY = 'companies-layout';

/** How the admin looks at the companies in this browser. */
export type CompaniesLayout = 'cards' | 'list';

export const readCompaniesLayout = (): CompaniesLayout =>
  localStore.read(KEY) === 'list' ? 'list' : 'cards';

export function storeCompaniesLayout(layout: CompaniesLayout): void {
  localStore.write(KEY, layout);
}
