/** The content of an opened module: its videos with links, the next try at its quiz, the review of a passed one. */
import type { Db } from '#server/platform/database/schema.ts';
import type { Identity } from '#server/platform/http/route.ts';
import {
  linkExpiry,
  listCaptionsOfModule,
  listPostersOfModule,
  type Media,
  presentVideo,
} from '../media/service.ts';
import { listAnswers } from './attempt-queries.ts';
import { findQuestions, findVideos, type QuestionRow } from './module-queries.ts';
import type { PathModule } from './path.ts';
import { presentAnswered, presentQuestion } from './present.ts';
import type { ProgressKey } from './progress-queries.ts';
import { asAsked, type DrawPaper } from './quiz-paper.ts';
import { standingOf } from './tries.ts';
import { findLastPass } from './try-queries.ts';

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly media: Pick<Media, 'linkFor'>;
  readonly drawPaper: DrawPaper;
}

/**
 * The stated lifetime of the links of a module without videos, which has no links: the client fetches it again then.
 */
const NO_LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Each query is compiled once, because trainees open modules often. */
export function createModuleContent({ db, now, media, drawPaper }: Dependencies) {
  /** The videos of a module with links for one user, and the time until which the links are valid. */
  async function linkedVideos(moduleId: number, viewer: Identity) {
    const at = now();
    const urlFor = (key: string) => media.linkFor(key, viewer, at);
    const [rows, captions, posters] = await Promise.all([
      findVideos(db, { moduleId }),
      listCaptionsOfModule(db, { moduleId }),
      listPostersOfModule(db, { moduleId }),
    ]);
    const mediaExpiresAt = rows.length > 0 ? linkExpiry(at) : at + NO_LINK_LIFETIME_MS;
    const parts = { captions, posters };
    return { videos: rows.map((row) => presentVideo(row, parts, urlFor)), mediaExpiresAt };
  }

  /** The next try at the quiz of a module, and the review of a passed one. */
  async function openQuiz(key: ProgressKey, module: PathModule) {
    const { tries } = module;
    const questions = await findQuestions(db, key);
    const at = now();
    const tryNumber = tries.made + 1;
    return {
      paper: drawPaper({ ...key, number: tryNumber }, questions, module.questionsDrawn),
      tryNumber,
      standing: standingOf(tries, module.triesMax, at),
      review: tries.hasPassed ? await reviewOf(key, questions) : null,
      now: at,
    };
  }

  /** The questions of the latest pass. The present ones if its answers were not kept. */
  async function reviewOf(key: ProgressKey, questions: readonly QuestionRow[]) {
    const pass = await findLastPass(db, key);
    const given = pass === undefined ? [] : await listAnswers(db, { attemptId: pass.id });
    return given.length > 0
      ? asAsked(drawPaper, given).map(presentAnswered)
      : questions.map(presentQuestion);
  }

  return async (viewer: Identity, key: ProgressKey, module: PathModule) => {
    const [linked, quiz] = await Promise.all([
      linkedVideos(key.moduleId, viewer),
      openQuiz(key, module),
    ]);
    return { ...linked, ...quiz };
  };
}
