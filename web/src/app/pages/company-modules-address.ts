import { idParam } from '@portal/contract/fields';
import { paths } from '../../platform/routing/paths.ts';

export type CompanyModulesSelection = {
  companyId: number | null;
  moduleId: number | null;
  /** The module is being changed. */
  isEditing: boolean;
};

/** The company and the module that the address names; what is no id counts as not named. */
export function selectionOf(search: URLSearchParams): CompanyModulesSelection {
  return {
    companyId: idOf(search.get('company')),
    moduleId: idOf(search.get('module')),
    isEditing: search.has('edit'),
  };
}

export function companyAddress(companyId: number): string {
  return `${paths.companyModules.to()}?company=${companyId}`;
}

export function moduleAddress(companyId: number, moduleId: number): string {
  return `${companyAddress(companyId)}&module=${moduleId}`;
}

export function editAddress(companyId: number, moduleId: number): string {
  return `${moduleAddress(companyId, moduleId)}&edit`;
}

function idOf(value: string | null): number | null {
  return idParam.safeParse(value).data ?? null;
}
