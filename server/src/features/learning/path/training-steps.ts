/** The steps of a company's training order: which module follows which one, for trainees of different groups. */

/** Stands for the module before the first one. */
export const NO_MODULE = 0;

export interface OrderedModule {
  readonly id: number;
  /** The groups for whose members it is; null for everyone. */
  readonly groupIds: readonly number[] | null;
}

export interface TrainingStep {
  readonly moduleId: number;
  /** The module before it; {@link NO_MODULE} if it is the first. */
  readonly previousId: number;
  /** The groups whose members have a module between both, as {@link skippedGroups} writes them. */
  readonly skippedGroups: string;
}

/**
 * All steps of the order. A module for groups is not in the path of others, so the module after it also follows the one
 * before it, for trainees in none of these groups.
 */
export function stepsOf(order: readonly OrderedModule[]): TrainingStep[] {
  return order.flatMap(({ id }, place) => stepsTo(id, order.slice(0, place).reverse()));
}

/** @param before the modules before it, the nearest one first */
function stepsTo(moduleId: number, before: readonly OrderedModule[]): TrainingStep[] {
  const steps: TrainingStep[] = [];
  const skipped = new Set<number>();
  for (const { id, groupIds } of before) {
    steps.push({ moduleId, previousId: id, skippedGroups: skippedGroups(skipped) });
    if (groupIds === null) return steps;
    for (const groupId of groupIds) skipped.add(groupId);
  }
  return [...steps, { moduleId, previousId: NO_MODULE, skippedGroups: skippedGroups(skipped) }];
}

/** Ids between commas, as in `,3,17,`, so that a query finds each; empty without any. */
function skippedGroups(ids: ReadonlySet<number>): string {
  return ids.size === 0 ? '' : `,${[...ids].sort((a, b) => a - b).join(',')},`;
}
