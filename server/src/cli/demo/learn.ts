/** Learns like a trainee with a browser, on a clock that is advanced by the time which that takes. */
import type { Module } from '@portal/contract/modules';
import type { Identity } from '#server/platform/http/route.ts';
import type { CommandContext } from '../command.ts';
import type { DemoTrainee } from './content/demo-company.ts';
import { DEMO_FEEDBACK } from './content/feedback.ts';
import type { Story } from './replay.ts';
import { findCurrentRunId } from './run-queries.ts';

/** The pause between two modules is a little less than a day, so that the last one is in the past. */
const PAUSE_HOURS = 22;
const QUIZ_SECONDS = 60;
/** Less than a report can be credited with. */
const REPORT_SECONDS = 50;

export async function* learn(
  context: CommandContext,
  learner: Identity,
  modules: readonly Module[],
  demo: DemoTrainee,
): Story {
  let hoursAgo = demo.startedDaysAgo * 24;
  for (const module of modules.slice(0, demo.passed)) {
    await watch(context, learner, module, 1);
    await answer(context, learner, module, true);
    await giveFeedback(context, learner, module, demo.email);
    hoursAgo -= demo.pauseDays === undefined ? PAUSE_HOURS : demo.pauseDays * 24;
    yield hoursAgo;
  }
  const next = modules[demo.passed];
  if (next === undefined || demo.next === 'untouched') return;
  await watch(context, learner, next, demo.next === 'half watched' ? 0.5 : 1);
  if (demo.next === 'quiz failed') await answer(context, learner, next, false);
}

interface Renewal {
  /** In training order. */
  readonly modules: readonly Module[];
  /** All of them are passed again; otherwise half of the first one is watched. */
  readonly isFinished: boolean;
}

/** Renews the modules that can be renewed. Returns the trainee in the run of the renewal. */
export async function renew(
  context: CommandContext,
  learner: Identity,
  { modules, isFinished }: Renewal,
): Promise<Identity> {
  const { learning } = context.services;
  const path = await learning.modules(learner);
  const due = path.find(({ standing }) => standing?.state === 'renewalOpen');
  if (due === undefined) throw new Error(`${learner.name} of the demo has nothing to renew`);
  const { moduleIds } = await learning.renewModule(learner, due.moduleId);
  const runId = await findCurrentRunId(context.resources.db, learner.userId);
  const renewing = { ...learner, runId };
  for (const module of modules.filter(({ id }) => moduleIds.includes(id))) {
    await watch(context, renewing, module, isFinished ? 1 : 0.5);
    if (!isFinished) break;
    await answer(context, renewing, module, true);
  }
  return renewing;
}

async function watch(
  { services: { learning }, clock }: CommandContext,
  learner: Identity,
  module: Module,
  share: number,
): Promise<void> {
  await learning.openModule(learner, module.id);
  const duration = module.videos.reduce((sum, video) => sum + video.duration, 0);
  const seconds = duration * share;
  for (let played = 0; played < seconds; ) {
    const more = Math.min(REPORT_SECONDS, seconds - played);
    played += more;
    clock.advance(more + 1);
    await learning.reportWatching(learner, module.id, { timeSpent: played, position: played });
  }
  if (share === 1) await learning.completeVideo(learner, module.id);
}

async function answer(
  { services: { learning }, clock }: CommandContext,
  learner: Identity,
  module: Module,
  isRight: boolean,
): Promise<void> {
  if (module.mcqs.length === 0) return;
  clock.advance(QUIZ_SECONDS);
  const answers = Object.fromEntries(
    module.mcqs.map(({ id, answer: right, options }) => [
      id,
      isRight ? right : (options.find((option) => option !== right) ?? right),
    ]),
  );
  await learning.submitQuiz(learner, module.id, { answers });
}

async function giveFeedback(
  { services: { feedback } }: CommandContext,
  learner: Identity,
  module: Module,
  email: string,
): Promise<void> {
  const given = DEMO_FEEDBACK.find((each) => each.from === email && each.module === module.name);
  if (given === undefined) return;
  const { rating, comment } = given;
  await feedback.give(learner, { moduleId: module.id, rating, comment });
}
