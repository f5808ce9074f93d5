/** Fills an empty data folder with something to look at: real clips, trainees in every state. */
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Module } from '@portal/contract/modules';
import type { Identity } from '../platform/http/route.ts';
import type { Command, CommandContext } from './command.ts';
import {
  DEMO_COMPANIES,
  type DemoCompany,
  type DemoModule,
  type DemoQuestion,
  type DemoTrainee,
} from './demo-content.ts';

const FIXTURES = resolve(import.meta.dirname, '../../../fixtures');
const ADMIN_EMAIL = 'admin@demo.example';
const PASSWORD = 'demo-portal-2026';
const MAX_FILE_BYTES = 1024 * 1024;
const DAYS_OF_HISTORY = 9;

/** Lays the demo out once; a second run only says again how to sign in. */
export const layOutDemo: Command = {
  usage: 'demo',
  async run(context) {
    const { services } = context;
    const there = new Set((await services.companies.list()).map(({ name }) => name));
    if (!(await services.accounts.hasAdmin()))
      await services.accounts.createAdmin({
        name: 'Dora Demo',
        email: ADMIN_EMAIL,
        password: PASSWORD,
      });
    for (const company of DEMO_COMPANIES)
      if (!there.has(company.name)) await layOutCompany(context, company);
    announce();
  },
};

async function layOutCompany(context: CommandContext, demo: DemoCompany): Promise<void> {
  const { services, clock } = context;
  clock.goBack(DAYS_OF_HISTORY);
  const logo = await stage(context, join('logos', demo.logo));
  const company = await services.companies.create(demo.name, logo);
  const modules: Module[] = [];
  for (const module of demo.modules) modules.push(await layOutModule(context, company.id, module));
  for (const trainee of demo.trainees) {
    clock.goBack(DAYS_OF_HISTORY - 1);
    await layOutTrainee(context, demo, modules, trainee);
  }
}

async function layOutModule(context: CommandContext, companyId: number, demo: DemoModule) {
  const { modules } = context.services;
  // The addresses in the answers are thrown away, so it does not matter for whom they are made.
  const viewerId = 0;
  const { id } = await modules.create(viewerId, companyId, demo);
  const clip = await stage(context, join('clips', demo.clip));
  await modules.uploadVideo(viewerId, id, clip, undefined);
  return modules.saveQuestions(viewerId, id, { mcqs: demo.questions.map(toQuestion) });
}

/** The right option goes to another place in each question. */
function toQuestion({ question, options, explanation }: DemoQuestion, index: number) {
  const [answer] = options;
  const turn = index % options.length;
  return {
    question,
    options: [...options.slice(turn), ...options.slice(0, turn)],
    answer,
    explanation,
  };
}

async function layOutTrainee(
  context: CommandContext,
  company: DemoCompany,
  modules: readonly Module[],
  demo: DemoTrainee,
): Promise<void> {
  const { accounts } = context.services;
  const { name, email } = demo;
  const user = await accounts.createTrainee({
    name,
    email,
    password: PASSWORD,
    companyName: company.name,
  });
  const learner: Identity = {
    userId: user.id,
    sessionId: 0,
    role: 'TRAINEE',
    companyId: user.company?.id ?? null,
    name,
  };
  for (const module of modules.slice(0, demo.passed)) {
    await watch(context, learner, module, 1);
    await answer(context, learner, module, true);
  }
  const next = modules[demo.passed];
  if (next === undefined || demo.next === 'untouched') return;
  await watch(context, learner, next, demo.next === 'half watched' ? 0.5 : 1);
  if (demo.next === 'quiz failed') await answer(context, learner, next, false);
}

/** Watches as a player does, on a clock that is moved on as far as the film runs. */
async function watch(
  { services: { learning }, clock }: CommandContext,
  learner: Identity,
  module: Module,
  share: number,
): Promise<void> {
  await learning.openModule(learner, module.id);
  const duration = module.videos.reduce((sum, video) => sum + video.duration, 0);
  const seconds = duration * share;
  clock.advance(seconds + 1);
  await learning.reportWatching(learner, module.id, { timeSpent: seconds, position: seconds });
  if (share === 1) await learning.completeVideo(learner, module.id);
}

async function answer(
  { services: { learning }, clock }: CommandContext,
  learner: Identity,
  module: Module,
  isRight: boolean,
): Promise<void> {
  if (module.mcqs.length === 0) return;
  clock.advance(60);
  const answers = Object.fromEntries(
    module.mcqs.map(({ id, answer: right, options }) => [
      id,
      isRight ? right : (options.find((option) => option !== right) ?? right),
    ]),
  );
  await learning.submitQuiz(learner, module.id, { answers });
}

function stage({ resources }: CommandContext, file: string) {
  const stream = createReadStream(join(FIXTURES, file));
  return resources.media.receive(stream, { maxBytes: MAX_FILE_BYTES });
}

function announce(): void {
  const trainees = DEMO_COMPANIES.flatMap(({ trainees: people, name }) =>
    people.map(({ email, passed, next }) => {
      const state = next === 'untouched' ? `${passed} passed` : `${passed} passed, then ${next}`;
      return `  ${email.padEnd(32)} ${name}: ${state}`;
    }),
  );
  console.log(`Demo portal. Everybody's password: ${PASSWORD}`);
  console.log(`  ${ADMIN_EMAIL.padEnd(32)} administrator`);
  console.log(trainees.join('\n'));
}
