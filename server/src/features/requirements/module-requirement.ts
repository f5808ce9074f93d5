/** Who must take a module, by when, and for how long a completion counts. */
import { because } from '@portal/contract/reasons';
import type {
  ModuleRequirement,
  RequirementForm,
  RequirementHits,
} from '@portal/contract/requirements';
import { civilDateAt } from '#server/platform/civil-today.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, invalidField, requireFound } from '#server/platform/http/app-error.ts';
import { type Actor, differences } from '../activity/service.ts';
import { GROUP_NOT_FOUND } from '../groups/service.ts';
import type { Learning } from '../learning/service.ts';
import {
  inLockedModule,
  MODULE_NOT_FOUND,
  type ModuleRow,
  recordModule,
  updateRule,
} from '../modules/service.ts';
import { countCompleted } from './hit-queries.ts';
import { findHits } from './hits.ts';
import { presentRequirement, recordRule, type ShownRule } from './present.ts';
import * as queries from './queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly learning: Pick<Learning, 'rememberOpenModules' | 'moduleChanges'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Saved {
  readonly requirement: ModuleRequirement;
  readonly hits: RequirementHits;
  readonly changeId: number | null;
}

interface SavedRule extends ShownRule {
  /** A civil date. */
  readonly savedOn: string;
}

export function createModuleRequirement({ db, learning, now }: Dependencies) {
  async function get(moduleId: number): Promise<ModuleRequirement> {
    const rule = await findRule(db, moduleId);
    const { company_id: companyId } = rule;
    const [groups, editions, completed] = await Promise.all([
      queries.listAudience(db, moduleId),
      queries.listEditions(db, moduleId),
      countCompleted(db, { id: moduleId, companyId }),
    ]);
    return presentRequirement({ ...rule, groups }, { edition: rule.edition, editions, completed });
  }

  /** Returns whom the change to the proposed rules hits. Throws NOT_FOUND, INVALID_INPUT. */
  async function hitsOf(moduleId: number, form: RequirementForm): Promise<RequirementHits> {
    const at = now();
    const rule = await findRule(db, moduleId);
    const { groups, ...proposed } = await readForm(db, rule, { form, at });
    return findHits(
      db,
      {
        moduleId,
        companyId: rule.company_id,
        groupIds: proposed.audience === 'everyone' ? null : groups.map(({ id }) => id),
        dueDays: proposed.due_days ?? rule.company_due_days,
        validMonths: proposed.valid_months,
        countsFrom: proposed.rule_from,
      },
      at,
    );
  }

  /** Returns the id of a change that may complete trainings, otherwise null. The same rules again change nothing. */
  const store = (actor: Actor, moduleId: number, form: RequirementForm): Promise<number | null> =>
    inLockedModule(db, moduleId, async (tx, module) => {
      const at = now();
      const stored = await findRule(tx, moduleId);
      const old = { ...stored, groups: await queries.listAudience(tx, moduleId) };
      const rule = await readForm(tx, stored, { form, at });
      const saved = { ...rule, savedOn: civilDateAt(at, stored.time_zone) };
      const changed = differences(recordRule(old), recordRule(rule));
      if (form.undoes !== undefined) {
        await takeBack(tx, module, { changeId: form.undoes, at });
        await learning.moduleChanges.rulesChanged(tx, module.company_id);
      }
      if (changed === null) return null;
      const act = { actor, action: 'module.requirement-changed', module, at } as const;
      await recordModule(tx, act, changed);
      if ('audience' in changed.after) return storeAudience(tx, module, { saved, at });
      await updateRule(tx, moduleId, saved);
      await learning.moduleChanges.rulesChanged(tx, module.company_id);
      return null;
    });

  /** Stores the rules with an audience that makes the module one for other people. Returns the id of the change. */
  async function storeAudience(
    tx: Db,
    module: ModuleRow,
    { saved, at }: { readonly saved: SavedRule; readonly at: number },
  ): Promise<number> {
    const { id, company_id: companyId } = module;
    const groupIds = saved.groups.map((group) => group.id);
    await learning.rememberOpenModules(tx, companyId);
    await updateRule(tx, id, saved);
    await queries.replaceAudience(tx, id, groupIds);
    const change = { companyId, module, kind: 'rules', deletionId: null, at } as const;
    return learning.moduleChanges.moduleChanged(tx, change);
  }

  /**
   * Throws CONFLICT for a change that is too old, or of something else. One that is not stored any more has completed no
   * training, so there is nothing to take back.
   */
  async function takeBack(
    tx: Db,
    module: { readonly id: number },
    { changeId, at }: { readonly changeId: number; readonly at: number },
  ): Promise<void> {
    if (!(await queries.isChangeStored(tx, changeId))) return;
    const isUndone = await learning.moduleChanges.rulesUndone(tx, { id: module.id, changeId }, at);
    if (!isUndone) throw new AppError('CONFLICT', because('noUndoOfRules'));
  }

  return {
    /** Throws NOT_FOUND. */
    ofModule: get,

    /** Returns whom the change would hit. Throws NOT_FOUND, INVALID_INPUT. */
    async preview(moduleId: number, form: RequirementForm): Promise<Saved> {
      const hits = await hitsOf(moduleId, form);
      return { requirement: await get(moduleId), hits, changeId: null };
    },

    /** Throws NOT_FOUND, INVALID_INPUT, and CONFLICT for the undo of a change that is too old. */
    async update(actor: Actor, moduleId: number, form: RequirementForm): Promise<Saved> {
      const hits = await hitsOf(moduleId, form);
      const stored = await store(actor, moduleId, form);
      const { company_id: companyId } = await findRule(db, moduleId);
      await learning.moduleChanges.begin(companyId);
      // A change that has completed no training is removed when its work is done.
      const isLeft = stored !== null && (await queries.isChangeStored(db, stored));
      return { requirement: await get(moduleId), hits, changeId: isLeft ? stored : null };
    },
  };
}

const findRule = async (db: Db, moduleId: number): Promise<queries.RuleRow> =>
  requireFound(await queries.findRule(db, moduleId), MODULE_NOT_FOUND);

interface Given {
  readonly form: RequirementForm;
  readonly at: number;
}

/** The rules as they are stored. Throws NOT_FOUND for a group that is not in the company, INVALID_INPUT. */
async function readForm(
  db: Db,
  { company_id: companyId, time_zone: timeZone }: queries.RuleRow,
  { form, at }: Given,
): Promise<ShownRule> {
  const { audience, countFrom } = form;
  const today = civilDateAt(at, timeZone);
  const ids = audience === 'everyone' ? [] : [...new Set(audience)];
  const groups = await queries.findGroupsIn(db, companyId, ids);
  if (groups.length < ids.length) throw new AppError('NOT_FOUND', GROUP_NOT_FOUND);
  if (countFrom !== 'applied' && countFrom !== 'today' && countFrom > today)
    throw invalidField('countFrom', because('dateInFuture'));
  return {
    audience: audience === 'everyone' ? 'everyone' : 'groups',
    groups,
    due_days: form.dueDays,
    valid_months: form.validMonths,
    rule_from: dayFrom(countFrom, today),
  };
}

function dayFrom(countFrom: RequirementForm['countFrom'], today: string): string | null {
  if (countFrom === 'applied') return null;
  return countFrom === 'today' ? today : countFrom;
}
