import type { VideoProblem } from '@portal/contract/learning';
import type { Module } from '@portal/contract/modules';
import { type CaptionsRow, type PosterRow, presentVideo } from '../media/service.ts';
import { presentFields } from './fields.ts';
import type { ModuleRow, QuestionRow, VideoProblemRow, VideoRow } from './queries.ts';

export interface ModuleParts {
  readonly videos: readonly VideoRow[];
  readonly captions: readonly CaptionsRow[];
  readonly posters: readonly PosterRow[];
  readonly questions: readonly QuestionRow[];
  readonly problems: readonly VideoProblemRow[];
}

export interface MediaOfReader {
  /** Returns the address under which the reader may play a file. */
  readonly urlFor: (mediaKey: string) => string;
  readonly isMissing: (mediaKey: string) => boolean;
}

export function presentModule(
  row: ModuleRow,
  { videos, questions, problems, ...withVideos }: ModuleParts,
  { urlFor, isMissing }: MediaOfReader,
): Module {
  return {
    ...presentPlace(row),
    draft: videos.length + questions.length === 0,
    createdBy: row.creator_name,
    version: row.version,
    quizVersion: row.quiz_version,
    videos: videos.map((video) => ({
      ...presentVideo(video, withVideos, urlFor),
      missing: isMissing(video.media_key),
      uploadId: video.upload_id,
      playbackLimit: video.playback_limit,
      problems: presentProblems(problems.filter(({ video_id }) => video_id === video.id)),
    })),
    mcqs: questions.map(({ id, question, options, answer, explanation, fixedOrder }) => ({
      id,
      question,
      options,
      answer,
      explanation,
      fixedOrder,
    })),
  };
}

/** The module as an admin sees it who sees only groups of its company. */
export function presentWithoutContent(row: ModuleRow, isDraft: boolean): Module {
  return {
    ...presentPlace(row),
    draft: isDraft,
    createdBy: null,
    version: 0,
    quizVersion: 0,
    videos: [],
    mcqs: [],
  };
}

function presentPlace(row: ModuleRow) {
  return {
    id: row.id,
    ...presentFields(row),
    company: { id: row.company_id, name: row.company_name },
    companyId: row.company_id,
    order: row.position,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

function presentProblems(rows: readonly VideoProblemRow[]) {
  const countOf = (wanted: VideoProblem) =>
    rows.find(({ problem }) => problem === wanted)?.trainees ?? 0;
  return { cannotFinish: countOf('cannot-finish'), noPicture: countOf('no-picture') };
}
