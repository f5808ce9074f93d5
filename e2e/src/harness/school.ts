/** A company whose trainees have watched and tried a module, so that its insight shows figures. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Session } from '@portal/contract/accounts';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import type { QuestionForm } from '@portal/contract/questions';
import { addCompany, addModule, addTrainee, call, person } from './api.ts';
import { fixture } from './fixtures.ts';
import type { Portal } from './portal.ts';

const HANDS: QuestionForm = {
  question: 'What do you do first?',
  options: ['Wash your hands', 'Go home'],
  answer: 'Wash your hands',
};
const EXIT: QuestionForm = {
  question: 'Where is the exit?',
  options: ['Left', 'Right', 'Upstairs'],
  answer: 'Left',
};
/** The answers of each trainee. Five know the first question and choose the same answer to the second. */
const ANSWERS = [
  ...Array.from({ length: 5 }, () => ['Wash your hands', 'Right']),
  ['Go home', 'Left'],
];
const CLIP_SECONDS = 4;
/** The seconds that each further trainee has watched. */
const WATCHED_TO = [0.9, 1.7, 1.7];

interface School {
  readonly company: string;
  /** The name of the module with a video and questions. */
  readonly film: string;
}

/** A company with a film with two questions, which ten people have opened and six have tried, and an unopened quiz. */
export async function addSchool(portal: Portal, admin: Session, names: School) {
  const { token } = admin;
  const company = await addCompany(portal, token, names.company);
  const film = await addModule(portal, token, company.id, {
    name: names.film,
    clip: fixture('clips/intro-4s.mp4'),
    questions: [HANDS, EXIT],
  });
  const quiz = await addModule(portal, token, company.id, {
    name: 'First aid',
    questions: [HANDS],
  });
  const trainees: Session[] = [];
  const addPupil = (name: string) =>
    addTrainee(portal, person(`${name} of ${company.id}`), company.name);
  for (let i = 0; i < ANSWERS.length + WATCHED_TO.length; i += 1) {
    const trainee = await addPupil(`Pupil ${i + 1}`);
    await call(portal, getTrainingModule, { id: film.id, token: trainee.token });
    trainees.push(trainee);
  }
  plantWatching(portal, trainees, [...ANSWERS.map(() => CLIP_SECONDS), ...WATCHED_TO]);
  // The portal keeps the rows that it has read until it changes them itself.
  const last = await addPupil('Late pupil');
  await call(portal, getTrainingModule, { id: film.id, token: last.token });
  for (const [i, chosen] of ANSWERS.entries())
    await submit(portal, trainees[i], { id: film.id, chosen });
  return { company, film, quiz };
}

/** Writes to the database directly, because nine people would watch in real time, one after the other. */
function plantWatching(
  portal: Portal,
  trainees: readonly Session[],
  seconds: readonly number[],
): void {
  const database = new DatabaseSync(join(portal.dataDir, 'portal.sqlite'), { timeout: 5_000 });
  const update = database.prepare(
    `update progress set watched_seconds = ?, watched_to_seconds = ?, watched_at = ?
    where run_id = (select current_run_id from all_users where id = ?)`,
  );
  for (const [i, { user }] of trainees.entries()) {
    const watched = seconds[i] ?? 0;
    update.run(watched, watched, watched < CLIP_SECONDS ? null : Date.now(), user.id);
  }
  database.close();
}

interface Tried {
  readonly id: number;
  /** The texts of the chosen options. */
  readonly chosen: readonly string[];
}

async function submit(portal: Portal, trainee: Session | undefined, { id, chosen }: Tried) {
  const token = trainee?.token ?? '';
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(
    mcqs.map((each) => [each.id, each.options.find((option) => chosen.includes(option)) ?? '']),
  );
  await call(portal, submitQuiz, { id, token, body: { answers } });
}
