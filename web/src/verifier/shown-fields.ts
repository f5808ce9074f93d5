import type { Field } from '@portal/contract/proof/leaf';

const MODULE_FIELD = /^module\.([1-9]\d{0,4})\.(name|completedOn|validUntil|recordedOn|score)$/;
const FACTS = [
  'name',
  'company',
  'training',
  'completedOn',
  'issuedAt',
  'validUntil',
  'code',
] as const;

type FactName = (typeof FACTS)[number];
type ModuleFact = 'name' | 'completedOn' | 'validUntil' | 'recordedOn' | 'score';
export type ModuleFacts = Readonly<Partial<Record<ModuleFact, string>>>;

export interface ShownFields {
  readonly facts: Readonly<Partial<Record<FactName, string>>>;
  /** In the order of their numbers. */
  readonly modules: readonly ModuleFacts[];
  /** Fields that this file has no words for. */
  readonly others: readonly Field[];
}

/** Sorts the revealed fields of an entry by how they are shown. A field that is there twice is shown twice. */
export function shownFields(fields: readonly Field[]): ShownFields {
  const facts: Partial<Record<FactName, string>> = {};
  const modules = new Map<number, Partial<Record<ModuleFact, string>>>();
  const others: Field[] = [];
  for (const field of fields) {
    const { name, value } = field;
    const [, number, part] = MODULE_FIELD.exec(name) ?? [];
    const fact = FACTS.find((each) => each === name);
    if (part !== undefined) {
      const module = modules.get(Number(number)) ?? {};
      modules.set(Number(number), module);
      if (module[part as ModuleFact] === undefined) module[part as ModuleFact] = value;
      else others.push(field);
    } else if (fact !== undefined && facts[fact] === undefined) facts[fact] = value;
    else others.push(field);
  }
  const inOrder = [...modules].toSorted(([a], [b]) => a - b).map(([, module]) => module);
  return { facts, modules: inOrder, others };
}
