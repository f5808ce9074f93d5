import type { Module } from '@portal/contract/modules';
import type { ModuleRow, QuestionRow, VideoRow } from './queries.ts';

export interface ModuleParts {
  readonly videos: readonly VideoRow[];
  readonly questions: readonly QuestionRow[];
}

/** @param urlFor the address under which the reader may play a file */
export function presentModule(
  row: ModuleRow,
  { videos, questions }: ModuleParts,
  urlFor: (mediaKey: string) => string,
): Module {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    company: { id: row.company_id, name: row.company_name },
    companyId: row.company_id,
    order: row.position,
    draft: videos.length + questions.length === 0,
    videos: videos.map(({ id, media_key, duration }) => ({ id, url: urlFor(media_key), duration })),
    mcqs: questions.map(({ id, question, options, answer, explanation }) => ({
      id,
      question,
      options,
      answer,
      explanation,
    })),
  };
}
