/** Writes a large installation directly into the database: through the API it would take a day. */
import { nameColumns } from '../../../server/src/features/accounts/name-columns.ts';
import { nameColumns as companyNames } from '../../../server/src/features/companies/name-columns.ts';
import { refreshFigures } from '../../../server/src/features/learning/figures/figures.ts';
import { startRuns } from '../../../server/src/features/learning/service.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { inBatches } from './batches.ts';
import { completeAll } from './certificate-rows.ts';
import { fillGroups } from './group-rows.ts';
import { fillInsight } from './insight-rows.ts';
import {
  DURATION_SECONDS,
  feedbackRows,
  helpRows,
  type PersonOfCompany,
  progressRows,
  QUESTIONS,
  type Stage,
} from './learning-rows.ts';
import { companyName, emailOf, moduleName, personName } from './names.ts';
import type { Random } from './random.ts';
import { addRules } from './rule-rows.ts';

interface Size {
  readonly companies: number;
  readonly trainees: number;
  /** The number in each company with trainees. */
  readonly modules: number;
  /** The largest company has rules: its modules come due and expire. */
  readonly hasRules: boolean;
  readonly stage: Stage;
  readonly helpRequests: number;
  /** The answers to the quiz whose insight is measured; 0 for none. */
  readonly answers: number;
}

/** The last tenth of the companies have modules and no trainees. */
const MODULES_WITHOUT_TRAINEES = 20;
/** The time of the newest row, in ms since 1970; fixed, so that the same seed gives the same rows. */
const NOW = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

interface Filling {
  readonly db: Db;
  readonly random: Random;
  readonly size: Size;
  /** The hash of every user: hashing a hundred thousand passwords would take an hour. */
  readonly passwordHash: string;
  /** Stores the clip of a module and returns its key. */
  readonly storeClip: () => Promise<{ readonly key: string; readonly bytes: number }>;
}

/** Returns the number of rows of each kind. The database must be empty except for admins. */
export async function fillDatabase(filling: Filling): Promise<Record<string, number>> {
  const companyIds = await insertCompanies(filling);
  const moduleIds = await insertModules(filling, companyIds);
  const people = await insertTrainees(filling, companyIds);
  const { db, random, size } = filling;
  const modulesOf = ({ companyId }: PersonOfCompany) => moduleIds.get(companyId) ?? [];
  // One commit for all, because each would be synced to the disk.
  const progress = await db
    .transaction()
    .execute((tx) =>
      inBatches(progressRows({ random, people, modulesOf, now: NOW, stage: size.stage }), (rows) =>
        tx.insertInto('progress').values(rows).execute(),
      ),
    );
  if (size.stage === 'completed') await completeAll(db, people);
  const feedback = await inBatches(feedbackRows({ random, people, modulesOf, now: NOW }), (rows) =>
    db.insertInto('feedback').values(rows).execute(),
  );
  const help = { random, people, modulesOf, now: NOW, count: size.helpRequests };
  const helpRequests = await inBatches(helpRows(help), (rows) =>
    db.insertInto('help_requests').values(rows).execute(),
  );
  const { passwordHash } = filling;
  const insight = { db, random, passwordHash, now: NOW, answers: size.answers };
  const answers = size.answers === 0 ? 0 : await fillInsight(insight);
  const [companyId = 0] = companyIds;
  const groups = await fillGroups({ db, random, companyId, people, now: NOW });
  if (size.hasRules) await addRules(db, companyId);
  await computeFigures(db);
  const modules = moduleIds.values().reduce((sum, ids) => sum + ids.length, 0);
  const companies = companyIds.length;
  const trainees = people.length;
  return { companies, groups, modules, trainees, progress, feedback, helpRequests, answers };
}

/** Stores the figures by which the list of trainees is filtered and ordered. */
async function computeFigures(db: Db): Promise<void> {
  const runs = await db.selectFrom('runs').select('id').where('ended_at', 'is', null).execute();
  await inBatches(
    runs.map(({ id }) => id),
    (ids) => db.transaction().execute((tx) => refreshFigures(tx, ids, Date.now())),
  );
}

const hasTrainees = (index: number, { companies }: Size) => index < companies * 0.9;

async function insertCompanies({ db, size }: Filling): Promise<number[]> {
  const rows = Array.from({ length: size.companies }, (_, i) => {
    const name = companyName(i);
    return { ...companyNames(name), logo_key: null, created_at: NOW - DAY_MS * 900 };
  });
  const ids: number[] = [];
  await inBatches(rows, async (batch) => {
    const inserted = await db.insertInto('all_companies').values(batch).returning('id').execute();
    ids.push(...inserted.map(({ id }) => id));
  });
  return ids.sort((a, b) => a - b);
}

async function insertModules({ db, random, size, storeClip }: Filling, companyIds: number[]) {
  const rows = companyIds.flatMap((companyId, index) =>
    Array.from(
      { length: hasTrainees(index, size) ? size.modules : MODULES_WITHOUT_TRAINEES },
      (_, position) => ({
        company_id: companyId,
        name: moduleName(random, position),
        position,
        description: 'What all trainees should know before the first day.',
        quiz_version: 1,
        created_at: NOW - DAY_MS * 800,
        content_since: NOW - DAY_MS * 800,
      }),
    ),
  );
  const moduleIds = new Map<number, number[]>();
  await inBatches(rows, async (batch) => {
    const inserted = await db
      .insertInto('all_modules')
      .values(batch)
      .returning(['id', 'company_id'])
      .execute();
    for (const { id, company_id } of inserted.sort((a, b) => a.id - b.id))
      moduleIds.set(company_id, [...(moduleIds.get(company_id) ?? []), id]);
    await insertContent(
      { db, storeClip },
      inserted.map(({ id }) => id),
    );
  });
  return moduleIds;
}

async function insertContent({ db, storeClip }: Pick<Filling, 'db' | 'storeClip'>, ids: number[]) {
  const videos = await Promise.all(
    ids.map(async (id) => {
      const { key, bytes } = await storeClip();
      return {
        module_id: id,
        position: 0,
        media_key: key,
        content_type: 'video/mp4',
        size: bytes,
        etag: `"${key}"`,
        duration: DURATION_SECONDS,
        created_at: NOW - DAY_MS * 800,
      };
    }),
  );
  await db.insertInto('videos').values(videos).execute();
  const questions = ids.flatMap((id) =>
    Array.from({ length: QUESTIONS }, (_, position) => ({
      module_id: id,
      position,
      question: `What do you do first in case ${position + 1}?`,
      options: '["Ask","Leave","Wait","Call for help"]',
      answer: 'Call for help',
      explanation: '',
    })),
  );
  await inBatches(questions, (batch) => db.insertInto('all_questions').values(batch).execute());
}

async function insertTrainees(filling: Filling, companyIds: number[]): Promise<PersonOfCompany[]> {
  const { db, random, size, passwordHash } = filling;
  const employers = companyIds.filter((_, index) => hasTrainees(index, size));
  function* trainees() {
    for (let i = 0; i < size.trainees; i += 1) {
      const name = personName(random);
      const email = emailOf(name, i, random);
      yield {
        ...nameColumns(name, email),
        role: 'TRAINEE' as const,
        company_id: employerOf(i, employers, random),
        password_hash: passwordHash,
        created_at: NOW - random.int(DAY_MS * 700),
      };
    }
  }
  const people: PersonOfCompany[] = [];
  await inBatches(trainees(), async (batch) => {
    const rows = await db.insertInto('all_users').values(batch).returning('id').execute();
    const ids = rows.map(({ id }) => id);
    await startRuns(db, ids, NOW - DAY_MS * 700);
    const runs = await db
      .selectFrom('runs')
      .select(['id', 'user_id', 'company_id'])
      .where('user_id', 'in', ids)
      .execute();
    for (const { id, user_id, company_id } of runs)
      people.push({ id: user_id, companyId: company_id, runId: id });
  });
  return people.sort((a, b) => a.id - b.id);
}

/** Every company has some trainees, and the first companies have the most. */
function employerOf(index: number, employers: readonly number[], random: Random): number {
  const at =
    index < employers.length ? index : Math.floor((random.int(1000) ** 2 / 1e6) * employers.length);
  return employers[at] ?? 0;
}
