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
  /** The groups whose members have a module between both, as {@link groupsText} writes them. */
  readonly skippedGroups: string;
  /** The groups for whose members both are, in the same way; empty for everyone. */
  readonly moduleGroups: string;
  readonly previousGroups: string;
}

/**
 * All steps of the order: those of a trainee, who is in groups of both modules and in none that is skipped, are the steps of
 * the trainee's path. A module for groups is not in the path of others, so the module after it also follows the one before
 * it.
 */
export function stepsOf(order: readonly OrderedModule[]): TrainingStep[] {
  return order.flatMap((module, place) => stepsTo(module, order.slice(0, place).reverse()));
}

/** @param before the modules before it, the nearest one first */
function stepsTo(module: OrderedModule, before: readonly OrderedModule[]): TrainingStep[] {
  const steps: TrainingStep[] = [];
  const skipped = new Set<number>();
  const stepFrom = (previous: OrderedModule) => ({
    moduleId: module.id,
    previousId: previous.id,
    skippedGroups: groupsText(skipped.size === 0 ? null : skipped),
    moduleGroups: groupsText(module.groupIds),
    previousGroups: groupsText(previous.groupIds),
  });
  for (const previous of before) {
    steps.push(stepFrom(previous));
    if (previous.groupIds === null) return steps;
    for (const groupId of previous.groupIds) skipped.add(groupId);
  }
  return [...steps, stepFrom({ id: NO_MODULE, groupIds: null })];
}

/** Ids between commas, as in `,3,17,`, so that a query finds each; `,` for no one, and empty where it is no condition. */
function groupsText(ids: Iterable<number> | null): string {
  if (ids === null) return '';
  return [...new Set(ids)].sort((a, b) => a - b).reduce((text, id) => `${text}${id},`, ',');
}
