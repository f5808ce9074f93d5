/** A portal in which each screen has something to show. */
import { expect } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { giveFeedback } from '@portal/contract/feedback';
import { addGroupMembers, createGroup } from '@portal/contract/groups';
import { askForHelp, updateHelpRequest } from '@portal/contract/help';
import { getTrainingModule, submitQuiz } from '@portal/contract/learning';
import { deleteTrainee } from '@portal/contract/trainees';
import { writeFrom } from '../screens/chat.ts';
import { addCompany, addModule, addTrainee, call, person, signInAdmin } from './api.ts';
import { fixture } from './fixtures.ts';
import type { Portal, ReachedPortal } from './portal.ts';

/** Texts of an installation. Screens are examined with long ones and with ones in other scripts. */
export interface Naming {
  readonly company: string;
  readonly trainee: string;
  readonly deletedTrainee: string;
  /** The topic of modules, questions, comments and messages. */
  readonly subject: string;
}

export interface Installation {
  readonly naming: Naming;
  readonly admin: Session;
  readonly trainee: Session;
  /** A trainee of the empty company. */
  readonly newcomer: Session;
  readonly companyId: number;
  readonly emptyCompanyId: number;
  /** A group of the company, with the trainee as its member. */
  readonly groupId: number;
  readonly passedId: number;
  readonly openId: number;
  readonly lockedId: number;
  readonly roomId: number;
}

/** Fills an empty portal with a trainee between two modules, who has asked, rated and written, and an empty company. */
export async function fillInstallation(portal: Portal, naming: Naming): Promise<Installation> {
  const { subject } = naming;
  const admin = await signInAdmin(portal);
  const { token } = admin;
  const company = await addCompany(portal, token, naming.company);
  const empty = await addCompany(portal, token, 'Nothing yet');
  const quiz = {
    question: `What is a ${subject}?`,
    options: [`A ${subject}`, 'Something else'],
    answer: 'Something else',
  };
  const clip = fixture('clips/intro-4s.mp4');
  const add = (place: string, video: { clip?: string } = {}) =>
    addModule(portal, token, company.id, {
      ...video,
      name: `${place} ${subject}`,
      questions: [quiz],
    });
  const passed = await add('First');
  const open = await add('Second', { clip });
  const locked = await add('Third');
  const trainee = await addTrainee(
    portal,
    { ...person('Tess'), name: naming.trainee },
    company.name,
  );
  await answerQuiz(portal, { token: trainee.token, moduleId: passed.id, answer: quiz.answer });
  const message = `What is a ${subject}?\n${'Please explain. '.repeat(20)}`;
  const request = await call(portal, askForHelp, {
    token: trainee.token,
    body: { message, moduleId: open.id },
  });
  const answer = { status: 'IN_PROGRESS' as const, adminNotes: `A ${subject}.` };
  await call(portal, updateHelpRequest, { id: request.id, token, body: answer });
  const feedback = { moduleId: passed.id, rating: 3, comment: `${subject} `.repeat(5) };
  await call(portal, giveFeedback, { token: trainee.token, body: feedback });
  await writeFrom(portal, trainee, admin, `${subject} `.repeat(6));
  const group = await call(portal, createGroup, {
    id: company.id,
    token,
    body: { name: subject },
  });
  const members = { userIds: [trainee.user.id] };
  await call(portal, addGroupMembers, { id: group.id, token, body: members });
  const deleted = await addTrainee(
    portal,
    { ...person('Dan'), name: naming.deletedTrainee },
    company.name,
  );
  await call(portal, deleteTrainee, { id: deleted.user.id, token });
  return {
    naming,
    admin,
    trainee,
    newcomer: await addTrainee(portal, person('Ned Newcomer'), empty.name),
    companyId: company.id,
    emptyCompanyId: empty.id,
    groupId: group.id,
    passedId: passed.id,
    openId: open.id,
    lockedId: locked.id,
    roomId: await writeFrom(
      portal,
      admin,
      trainee,
      `A ${subject}\n${subject}`,
      'https://portal.example',
    ),
  };
}

interface QuizAnswer {
  readonly token: string;
  readonly moduleId: number;
  /** The correct option of each question. */
  readonly answer: string;
}

/** Passes the quiz of a module. */
export async function answerQuiz(
  portal: ReachedPortal,
  { token, moduleId: id, answer }: QuizAnswer,
): Promise<void> {
  const { mcqs } = await call(portal, getTrainingModule, { id, token });
  const answers = Object.fromEntries(mcqs.map((question) => [question.id, answer]));
  const { pass } = await call(portal, submitQuiz, { id, token, body: { answers } });
  expect(pass).toBe(true);
}
