/** Creates a company of the demo with its modules. Its trainees and their progress are stories. */
import type { ModuleProgress } from '@portal/contract/learning';
import type { Module } from '@portal/contract/modules';
import { actorOf, COMMAND_LINE } from '#server/features/activity/service.ts';
import { captionsOfFile } from '#server/features/modules/captions-content.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { CommandContext } from '../command.ts';
import { DEMO_ADMIN } from './content/conversations.ts';
import type {
  DemoAdmin,
  DemoCompany,
  DemoModule,
  DemoQuestion,
  DemoTrainee,
} from './content/demo-company.ts';
import { learn, renew } from './learn.ts';
import { type DemoPeople, identityOf, PASSWORD, personOf } from './people.ts';
import type { Story } from './replay.ts';
import { findCurrentRunId } from './run-queries.ts';
import { seedCertificate, seedLook } from './seed-certificates.ts';
import {
  type SeededCompany,
  seedBeginning,
  seedChanges,
  seedEditions,
  seedRules,
} from './seed-requirements.ts';
import { stage } from './stage.ts';

/** Hours that the history of the demo covers. */
export const HOURS_OF_HISTORY = 410 * 24;

/** Returns the stories of the company, which add its trainees to `people`. */
export async function seedCompany(
  context: CommandContext,
  demo: DemoCompany,
  people: DemoPeople,
): Promise<Story[]> {
  const { services, clock } = context;
  clock.goBack(HOURS_OF_HISTORY);
  const logo = await stage(context, 'logos', demo.logo);
  const { id } = await services.companies.create(COMMAND_LINE, { name: demo.name }, logo);
  const admin = personOf(people, DEMO_ADMIN);
  const modules: Module[] = [];
  for (const module of demo.modules) {
    const moduleId = await seedModule(context, id, module);
    await givePoster(context, admin, { moduleId, file: module.poster });
    modules.push(await context.services.modules.get(admin, moduleId));
  }
  const groupIds = await seedGroups(context, id, demo);
  for (const limited of demo.admins)
    await seedLimitedAdmin(context, admin, { ...limited, companyId: id, groupIds });
  const company = { id, admin, modules, groupIds };
  const { requirements, look, checkpointMail: email } = demo;
  if (look !== undefined) await seedLook(context, company, look);
  if (email !== undefined)
    await context.services.checkpointMails.update(actorOf(admin), id, { email });
  if (requirements !== undefined) await seedRules(context, company, requirements);
  const trainees = demo.trainees.map((each) => ({ ...each, companyName: demo.name, people }));
  return [
    ...trainees.map((trainee) => seedLearner(context, company, trainee)),
    ...(requirements === undefined ? [] : [seedEditions(context, company, requirements)]),
  ];
}

interface Learner extends DemoTrainee {
  readonly companyName: string;
  /** The trainee is added to them. */
  readonly people: DemoPeople;
}

/** Creates a trainee, and learns what the trainee has learned. */
async function* seedLearner(
  context: CommandContext,
  company: SeededCompany,
  trainee: Learner,
): Story {
  yield trainee.startedDaysAgo * 24;
  const learner = await seedTrainee(context, company, trainee);
  trainee.people.set(trainee.email, learner);
  const seeded = { ...trainee, learner };
  await seedBeginning(context, company, seeded);
  const path = await context.services.learning.modules(learner);
  const toLearn = new Set(path.filter(isToLearn).map(({ moduleId }) => moduleId));
  const modules = company.modules.filter(({ id }) => toLearn.has(id));
  yield* learn(context, learner, modules, trainee);
  yield* seedChanges(context, company, seeded);
  if (trainee.renewal !== undefined) {
    const { daysAgo, isFinished } = trainee.renewal;
    yield daysAgo * 24;
    trainee.people.set(trainee.email, await renew(context, learner, { modules, isFinished }));
  }
  yield* seedCertificate(context, company.admin, seeded);
}

/** The module is not waived, and no earlier result is recorded. */
const isToLearn = ({ standing }: ModuleProgress) =>
  standing === null || (standing.state !== 'waived' && standing.state !== 'valid');

/** Returns the id of the module. */
async function seedModule(context: CommandContext, companyId: number, demo: DemoModule) {
  const { media, modules } = context.services;
  const { name, description, ownCertificate = false } = demo;
  const { id } = await modules.create(COMMAND_LINE, companyId, {
    name,
    description,
    ownCertificate,
  });
  const clip = await stage(context, 'clips', demo.clip);
  await media.withStoredVideo({ file: clip }, (video) => modules.save(COMMAND_LINE, id, { video }));
  if (demo.captions !== undefined) {
    const file = await stage(context, 'captions', demo.captions);
    const captions = await captionsOfFile(media, { file, label: 'English', language: 'en' });
    await modules.save(COMMAND_LINE, id, { captions });
    await file.discard();
  }
  await modules.save(COMMAND_LINE, id, { mcqs: demo.questions.map(toQuestion) });
  return id;
}

interface NewPoster {
  readonly moduleId: number;
  /** A file of `fixtures/posters`. */
  readonly file: string;
}

/** An upload belongs to an admin, so it is not the command that gives the module its poster. */
async function givePoster(
  context: CommandContext,
  admin: Identity,
  { moduleId, file }: NewPoster,
): Promise<void> {
  const { media, modules } = context.services;
  const picture = await stage(context, 'posters', file);
  const { id } = await media.createPosterUpload({ userId: admin.userId, companyId: null }, picture);
  await modules.save(actorOf(admin), moduleId, { posterUploadId: id });
}

/** Places the correct option differently in each question, and as the last one in a fixed order. */
function toQuestion(
  { question, options, explanation, fixedOrder = false }: DemoQuestion,
  index: number,
) {
  const [answer] = options;
  const turn = fixedOrder ? 1 : index % options.length;
  return {
    question,
    options: [...options.slice(turn), ...options.slice(0, turn)],
    answer,
    explanation,
    fixedOrder,
  };
}

/** Returns the ids of the company's groups by name. */
async function seedGroups(
  { services }: CommandContext,
  companyId: number,
  { groups }: DemoCompany,
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const name of groups)
    ids.set(name, (await services.groups.create(COMMAND_LINE, companyId, name)).id);
  return ids;
}

interface LimitedAdmin extends DemoAdmin {
  readonly companyId: number;
  /** The groups of the company by name. */
  readonly groupIds: ReadonlyMap<string, number>;
}

async function seedLimitedAdmin(
  { services: { accounts, admins } }: CommandContext,
  admin: Identity,
  { name, email, companyId, group, groupIds }: LimitedAdmin,
): Promise<void> {
  const { id } = await accounts.createAdmin(COMMAND_LINE, { name, email, password: PASSWORD });
  const groupId = group === undefined ? undefined : groupIds.get(group);
  const scope = { companyId, rights: 'people' as const };
  await admins.changeReach(admin, id, [groupId === undefined ? scope : { ...scope, groupId }]);
}

async function seedTrainee(
  { services: { trainees }, resources: { db } }: CommandContext,
  company: SeededCompany,
  { name, email, companyName, groups = [] }: Learner,
): Promise<Identity> {
  const groupIds = groups.flatMap((group) => company.groupIds.get(group) ?? []);
  const trainee = { name, email, password: PASSWORD, companyName, groupIds };
  const user = await trainees.create(COMMAND_LINE, trainee);
  return identityOf(user, await findCurrentRunId(db, user.id));
}
