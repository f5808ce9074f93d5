/** The preview and the save of the rules of one module or several, one after the other. */
import type { ModuleRequirement, RequirementHits } from '@portal/contract/requirements';
import {
  previewModuleRules,
  readModuleRules,
  saveModuleRules,
} from '#web/features/requirements/api/module-rules.ts';
import { messageOf } from '#web/platform/http/api-error.ts';
import { type CountFromChoice, formOf, type RulesEntry, undoFormOf } from './rules-entry.ts';

export type ModuleRef = { readonly id: number; readonly name: string };

/** The rules that a module has, and the trainees whom the change hits. */
export type Preview = {
  module: ModuleRef;
  former: ModuleRequirement;
  hits: RequirementHits;
};

export type Saved = { module: ModuleRef; former: ModuleRequirement; changeId: number | null };
export type Failed = { module: ModuleRef; message: string };

type Planned = { entry: RulesEntry; choice: CountFromChoice };

export async function previewAll(
  modules: readonly ModuleRef[],
  { entry, choice }: Planned,
  signal: AbortSignal,
): Promise<Preview[]> {
  const previews: Preview[] = [];
  for (const module of modules) {
    const former = await readModuleRules(module.id, signal);
    const { hits } = await previewModuleRules(module.id, formOf(entry, choice, former), signal);
    previews.push({ module, former, hits });
  }
  return previews;
}

/** Saves the rules of each module. A refusal does not stop the others. */
export async function saveAll(
  previews: readonly Preview[],
  { entry, choice }: Planned,
  onProgress: (done: number) => void,
): Promise<{ saved: Saved[]; failed: Failed[] }> {
  const saved: Saved[] = [];
  const failed: Failed[] = [];
  for (const { module, former } of previews) {
    try {
      const { changeId } = await saveModuleRules(module.id, formOf(entry, choice, former));
      saved.push({ module, former, changeId });
    } catch (error) {
      failed.push({ module, message: messageOf(error) });
    }
    onProgress(saved.length + failed.length);
  }
  return { saved, failed };
}

/** Restores the rules from before; returns the refusals. */
export async function undoAll(changes: readonly Saved[]): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const { module, former, changeId } of changes.toReversed()) {
    try {
      await saveModuleRules(module.id, undoFormOf(former, changeId));
    } catch (error) {
      failed.push({ module, message: messageOf(error) });
    }
  }
  return failed;
}
