import type { Db } from '#server/platform/database/schema.ts';
import type { Learning } from '../learning/service.ts';
import { createCompanyRequirements } from './company-requirements.ts';
import { createMakeEdition } from './editions.ts';
import { createModuleRequirement } from './module-requirement.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'moduleChanges'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Requirements = ReturnType<typeof createRequirements>;

/** The rules of companies and modules. The standings of people that follow from them are those of the learning feature. */
export function createRequirements(deps: Dependencies) {
  const { ofCompany, updateCompany } = createCompanyRequirements(deps);
  const { ofModule, preview, update } = createModuleRequirement(deps);
  return {
    ofCompany,
    updateCompany,
    ofModule,
    preview,
    update,
    makeEdition: createMakeEdition(deps),
  };
}
