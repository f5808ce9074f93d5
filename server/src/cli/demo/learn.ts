/** Learns like a trainee with a browser, on a clock that is advanced by the time which that takes. */
import type { Module } from '@portal/contract/modules';
import type { Identity } from '#server/platform/http/route.ts';
import type { CommandContext } from '../command.ts';
import type { DemoTrainee } from './content/companies.ts';
import { DEMO_FEEDBACK } from './content/feedback.ts';

/** The pause between two modules is a little less than a day, so that the last one is in the past. */
const PAUSE_SECONDS = 22 * 3_600;
const QUIZ_SECONDS = 60;
/** Less than a report can be credited with. */
const REPORT_SECONDS = 50;

export async function learn(
  context: CommandContext,
  learner: Identity,
  modules: readonly Module[],
  demo: DemoTrainee,
): Promise<void> {
  for (const module of modules.slice(0, demo.passed)) {
    await watch(context, learner, module, 1);
    await answer(context, learner, module, true);
    await giveFeedback(context, learner, module, demo.email);
    context.clock.advance(PAUSE_SECONDS);
  }
  const next = modules[demo.passed];
  if (next === undefined || demo.next === 'untouched') return;
  await watch(context, learner, next, demo.next === 'half watched' ? 0.5 : 1);
  if (demo.next === 'quiz failed') await answer(context, learner, next, false);
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
