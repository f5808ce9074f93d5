/** Creates a company of the demo with its modules and its trainees with their progress. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Module } from '@portal/contract/modules';
import { actorOf, COMMAND_LINE } from '#server/features/activity/service.ts';
import { captionsOfFile } from '#server/features/modules/captions-content.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { ROOT } from '#server/root.ts';
import type { CommandContext } from '../command.ts';
import type {
  DemoAdmin,
  DemoCompany,
  DemoModule,
  DemoQuestion,
  DemoTrainee,
} from './content/companies.ts';
import { DEMO_ADMIN } from './content/conversations.ts';
import { learn } from './learn.ts';
import { type DemoPeople, identityOf, PASSWORD, personOf } from './people.ts';
import { findCurrentRunId } from './run-queries.ts';

const FIXTURES = fileURLToPath(new URL('fixtures', ROOT));
const MAX_FILE_BYTES = 1024 * 1024;
/** Hours that the history of the demo covers. */
export const HOURS_OF_HISTORY = 9 * 24;

/** Adds the company's trainees to `people`. */
export async function seedCompany(
  context: CommandContext,
  demo: DemoCompany,
  people: DemoPeople,
): Promise<void> {
  const { services, clock } = context;
  clock.goBack(HOURS_OF_HISTORY);
  const logo = await stage(context, 'logos', demo.logo);
  const company = await services.companies.create(COMMAND_LINE, { name: demo.name }, logo);
  const modules: Module[] = [];
  for (const module of demo.modules) {
    const id = await seedModule(context, company.id, module);
    const admin = personOf(people, DEMO_ADMIN);
    await givePoster(context, admin, { moduleId: id, file: module.poster });
    modules.push(await context.services.modules.get(admin, id));
  }
  const groupIds = await seedGroups(context, company.id, demo);
  for (const limited of demo.admins) {
    const admin = personOf(people, DEMO_ADMIN);
    await seedLimitedAdmin(context, admin, { ...limited, companyId: company.id, groupIds });
  }
  for (const trainee of demo.trainees) {
    clock.goBack(trainee.startedDaysAgo * 24);
    const learner = await seedTrainee(context, demo.name, { ...trainee, groupIds });
    people.set(trainee.email, learner);
    await learn(context, learner, modules, trainee);
  }
}

/** Returns the id of the module. */
async function seedModule(context: CommandContext, companyId: number, demo: DemoModule) {
  const { media, modules } = context.services;
  const { name, description } = demo;
  const { id } = await modules.create(COMMAND_LINE, companyId, { name, description });
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

/** `groupIds`: the groups of the company by name. */
async function seedTrainee(
  { services: { trainees }, resources: { db } }: CommandContext,
  companyName: string,
  demo: DemoTrainee & { readonly groupIds: ReadonlyMap<string, number> },
) {
  const { name, email, groups = [] } = demo;
  const groupIds = groups.flatMap((group) => demo.groupIds.get(group) ?? []);
  const trainee = { name, email, password: PASSWORD, companyName, groupIds };
  const user = await trainees.create(COMMAND_LINE, trainee);
  return identityOf(user, await findCurrentRunId(db, user.id));
}

function stage({ resources }: CommandContext, folder: string, file: string) {
  const stream = createReadStream(join(FIXTURES, folder, file));
  return resources.media.receive(stream, { maxBytes: MAX_FILE_BYTES });
}
