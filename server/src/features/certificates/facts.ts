/** The facts of a certificate, frozen as JSON on the day of issue. */

import { LANGUAGES, type Language } from '@portal/contract/languages';
import { civilDate } from '@portal/contract/requirements';
import * as z from 'zod/mini';
import type { Completion } from './completion.ts';

const certifiedModule = z.object({
  id: z.int(),
  name: z.string(),
  completedOn: civilDate,
  validUntil: z.nullable(civilDate),
  /** Seconds. */
  videoSeconds: z.number(),
  creditedSeconds: z.number(),
  /** Whole percent. */
  score: z.nullable(z.int()),
  edition: z.int(),
  recorded: z.nullable(z.object({ by: z.nullable(z.string()), on: civilDate })),
});

const certifiedFacts = z.object({
  version: z.literal(1),
  /** The name of the holder. */
  name: z.string(),
  /** That of the holder. */
  language: z.enum(LANGUAGES),
  company: z.string(),
  isBeforeCertificates: z.boolean(),
  modules: z.array(certifiedModule).check(z.minLength(1)),
});
export type CertifiedFacts = z.infer<typeof certifiedFacts>;

/** The holder and the company as they are now. */
export interface Named {
  readonly name: string;
  readonly company: string;
  readonly language: Language;
}

export function factsOf(
  completion: Completion,
  { name, company, language }: Named,
): CertifiedFacts {
  return {
    version: 1,
    name,
    language,
    company,
    isBeforeCertificates: completion.isBeforeCertificates,
    modules: completion.modules.map(({ moduleId, ...module }) => ({ id: moduleId, ...module })),
  };
}

/** Throws if the stored text is not as this version, or an earlier one, writes it. */
export const readFacts = (json: string): CertifiedFacts => certifiedFacts.parse(JSON.parse(json));

/** The latest day of completion, and the earliest day on which one ends; null for ever. */
export function spanOf(modules: Completion['modules']) {
  const ends = modules.flatMap(({ validUntil }) => validUntil ?? []);
  return {
    completedOn:
      modules
        .map((module) => module.completedOn)
        .toSorted()
        .at(-1) ?? '',
    validUntil: ends.toSorted()[0] ?? null,
  };
}
