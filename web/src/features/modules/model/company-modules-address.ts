import { idParam } from '@portal/contract/fields';
import * as z from 'zod/mini';
import { paths } from '#web/platform/routing/paths.ts';

/** The company and the module in the address. */
type CompanyModulesAddress = {
  readonly company: number | null;
  readonly module: number | null;
  /** The module is being edited. */
  readonly edit: boolean;
};

export const addressSchema = z.object({
  company: idParam,
  module: idParam,
  // Set by any value, even an empty one.
  edit: z.pipe(
    z.string(),
    z.transform(() => true),
  ),
});

export const ALL_COMPANIES: CompanyModulesAddress = { company: null, module: null, edit: false };

export function companyAddress(companyId: number): string {
  return paths.company.to(companyId, 'modules');
}

export function moduleAddress(companyId: number, moduleId: number): string {
  return `${companyAddress(companyId)}?module=${moduleId}`;
}

export function editAddress(companyId: number, moduleId: number): string {
  return `${moduleAddress(companyId, moduleId)}&edit`;
}
