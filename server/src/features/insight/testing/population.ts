/** Trainees without sessions, who learn by the services: a population is planted in a moment. */
import { PORTAL } from '#server/features/activity/service.ts';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

interface Company {
  readonly id: number;
  readonly name: string;
}

export async function makePeople(
  { services, resources: { db }, clock }: TestPortal,
  company: Company,
  count: number,
): Promise<Identity[]> {
  const emails = Array.from({ length: count }, () => `${crypto.randomUUID()}@insight.test`);
  const rows = emails.map((email) => ({
    name: 'Tess Trainee',
    email,
    role: 'TRAINEE' as const,

    company_id: company.id,
    password_hash: 'matches no password',
    created_at: clock.now,
  }));
  await inTransaction(db, (tx) => services.accounts.insertUsers(tx, rows));
  const users = await db
    .selectFrom('users')
    .select(['id', 'name', 'current_run_id'])
    .where('email_key', 'in', emails)
    .orderBy('id')
    .execute();
  return users.map(({ id, name, current_run_id: runId }) => ({
    userId: id,
    sessionId: 1,
    role: 'TRAINEE',
    reach: [],
    companyId: company.id,
    runId,
    name,
  }));
}

/** Opens the module, plays `seconds` of its video, at most a minute, and reports a video that was seen to its end. */
export async function watch(
  { services: { learning }, clock }: TestPortal,
  person: Identity,
  film: { readonly moduleId: number; readonly seconds: number; readonly isWhole?: boolean },
): Promise<void> {
  await learning.openModule(person, film.moduleId);
  clock.advance(film.seconds * 1000);
  if (film.seconds > 0)
    await learning.reportWatching(person, film.moduleId, { timeSpent: film.seconds });
  if (film.isWhole) await learning.completeVideo(person, film.moduleId);
}

export interface PlantedQuiz {
  readonly moduleId: number;
  readonly questions: readonly { readonly id: number; readonly options: readonly string[] }[];
}

/** Adds questions with the given options to a module; the first option of each is right. */
export async function askQuestions(
  { services: { modules } }: TestPortal,
  moduleId: number,
  optionLists: readonly (readonly string[])[],
): Promise<PlantedQuiz> {
  const mcqs = optionLists.map((options, i) => ({
    question: `Question ${i + 1}`,
    options: [...options],
    answer: options[0] ?? '',
  }));
  await modules.save(PORTAL, moduleId, { mcqs });
  const module = await modules.get({ userId: 1, sessionId: 1 }, moduleId);
  return { moduleId, questions: module.mcqs.map(({ id, options }) => ({ id, options })) };
}

/** Submits an answer to each question, by the place of the option; null leaves a question without an answer. */
export async function tryQuiz(
  { services: { learning } }: TestPortal,
  person: Identity,
  { moduleId, questions }: PlantedQuiz,
  places: readonly (number | null)[],
): Promise<void> {
  const chosen = questions.flatMap(({ id, options }, i) => {
    const place = places[i] ?? null;
    return place === null ? [] : [[String(id), options[place] ?? ''] as const];
  });
  await learning.submitQuiz(person, moduleId, {
    answers: Object.fromEntries(chosen),
    submissionId: crypto.randomUUID(),
  });
}
