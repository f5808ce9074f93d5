import {
  getModuleRequirement,
  type RequirementForm,
  updateModuleRequirement,
} from '@portal/contract/requirements';
import { type Actor, succeeded } from '#server/testing/factories.ts';

/** The rules of a module without any. */
export const NO_RULES: RequirementForm = {
  audience: 'everyone',
  dueDays: null,
  validMonths: null,
  countFrom: 'applied',
};

/** Rules of modules, as an admin reads and changes them. A change names the rules that differ from none. */
export function rulesOf(admin: Actor) {
  const send = (id: number, form: Partial<RequirementForm>, query: { preview?: 'true' } = {}) =>
    admin.call(updateModuleRequirement, { params: { id }, query, body: { ...NO_RULES, ...form } });
  return {
    send,
    get: async (id: number) =>
      succeeded(await admin.call(getModuleRequirement, { params: { id } })),
    save: async (id: number, form: Partial<RequirementForm>) => succeeded(await send(id, form)),
    preview: async (id: number, form: Partial<RequirementForm>) =>
      succeeded(await send(id, form, { preview: 'true' })),
  };
}
