/** Users and records that only the gallery shows, beside those of the journey that examines each screen. */
import type { Session } from '@portal/contract/accounts';
import { inviteAdmin } from '@portal/contract/admins';
import { listOwnCertificates } from '@portal/contract/certificates';
import { getCompanySettings } from '@portal/contract/companies';
import { markHelpSeen } from '@portal/contract/help';
import { startRun } from '@portal/contract/runs';
import { createTrainee } from '@portal/contract/trainees';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  giveCaptions,
  givePoster,
  person,
} from '../harness/api.ts';
import { fixture } from '../harness/fixtures.ts';
import { answerQuiz, type Installation } from '../harness/installation.ts';
import type { Portal } from '../harness/portal.ts';
import { addSchool } from '../harness/school.ts';
import { addAdmin } from '../screens/limited-admins.ts';

export interface FullInstallation extends Installation {
  /** A trainee who has not begun. */
  readonly beginner: Session;
  /** A trainee who has completed a run, and has begun another. */
  readonly graduate: Session;
  /** The code of a certificate of the graduate. */
  readonly certificateCode: string;
  readonly invitedId: number;
  readonly signUpLink: string;
  /** A module with an insight. */
  readonly filmId: number;
  /** An admin who sees only the group. */
  readonly groupAdmin: Session;
}

/** Adds a trainee of each further kind, captions in two languages, a picture, an insight and further admins. */
export async function addFurther(portal: Portal, known: Installation): Promise<FullInstallation> {
  const { naming, admin, companyId, openId } = known;
  const { token } = admin;
  const captions = { file: fixture('captions/intro-4s.vtt') };
  await giveCaptions(portal, token, openId, captions);
  await giveCaptions(portal, token, openId, { ...captions, language: 'de', label: 'Deutsch' });
  await givePoster(portal, token, openId, fixture('posters/demo-1.jpg'));
  const { link } = await call(portal, getCompanySettings, { id: companyId, token });
  // Else each page would begin with the message that a request was answered.
  await call(portal, markHelpSeen, {
    token: known.trainee.token,
    body: { upTo: new Date().toISOString() },
  });
  const trainee = (email: string) => ({ ...person(email), name: `${naming.trainee} ${email}` });
  const { name: invitedName, email } = trainee('Ivy');
  const invited = await call(portal, createTrainee, {
    token,
    body: { name: invitedName, email, companyName: naming.company },
  });
  await call(portal, inviteAdmin, {
    token,
    body: { name: `${naming.trainee} Adele`, email: 'adele@people.test' },
  });
  const graduate = await addGraduate(portal, known);
  return {
    ...known,
    certificateCode: await findCode(portal, graduate),
    beginner: await addTrainee(portal, trainee('Bea'), naming.company),
    graduate,
    invitedId: invited.id,
    signUpLink: link,
    filmId: await addInsight(portal, known),
    groupAdmin: await addLimitedAdmins(portal, known),
  };
}

/** Adds an admin of the group, who is returned, and one of several companies. */
async function addLimitedAdmins(portal: Portal, known: Installation): Promise<Session> {
  const { naming, admin, companyId, emptyCompanyId, groupId } = known;
  await addAdmin(portal, admin.token, {
    ...person('Carl'),
    name: `${naming.trainee} Carl`,
    reach: [
      { companyId, rights: 'training' },
      { companyId: emptyCompanyId, rights: 'read' },
    ],
  });
  return addAdmin(portal, admin.token, {
    ...person('Greta'),
    name: `${naming.trainee} Greta`,
    reach: [{ companyId, groupId, rights: 'people' }],
  });
}

async function addGraduate(portal: Portal, { naming, admin }: Installation): Promise<Session> {
  const { token } = admin;
  const company = await addCompany(portal, token, `School of ${naming.company}`);
  const answer = 'Yes';
  const questions = [{ question: `A ${naming.subject}?`, options: [answer, 'No'], answer }];
  const ids: number[] = [];
  for (const place of ['First', 'Second', 'Third']) {
    const name = `${place} ${naming.subject}`;
    ids.push((await addModule(portal, token, company.id, { name, questions })).id);
  }
  const who = { ...person('Gina'), name: `${naming.trainee} Gina` };
  const graduate = await addTrainee(portal, who, company.name);
  for (const moduleId of ids) await answerQuiz(portal, { token: graduate.token, moduleId, answer });
  await call(portal, startRun, { id: graduate.user.id, token, body: {} });
  return graduate;
}

async function findCode(portal: Portal, { token }: Session): Promise<string> {
  const [certificate] = await call(portal, listOwnCertificates, { token });
  if (certificate === undefined) throw new Error('The graduate has no certificate');
  return certificate.code;
}

async function addInsight(portal: Portal, { naming, admin }: Installation): Promise<number> {
  const { film } = await addSchool(portal, admin, {
    company: `Pupils of ${naming.company}`,
    film: `Film: ${naming.subject}`,
  });
  return film.id;
}
