/** A company with trainees who have completed the training, certificates, and the page that checks them without scripts. */
import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Locator } from '@playwright/test';
import type { Session } from '@portal/contract/accounts';
import { type Certificate, listOwnCertificates } from '@portal/contract/certificates';
import type { Language } from '@portal/contract/languages';
import { changeOwnLanguage } from '@portal/contract/own-account';
import type { QuestionForm } from '@portal/contract/questions';
import {
  addCompany,
  addModule,
  addTrainee,
  call,
  type Person,
  signInAdmin,
} from '../harness/api.ts';
import type { Device } from '../harness/devices.ts';
import { answerQuiz } from '../harness/installation.ts';
import type { Portal } from '../harness/portal.ts';
import type { Visitor } from '../harness/visit.ts';

/** The correct option of each question. */
export const ANSWER = 'Left';
const QUIZ: readonly QuestionForm[] = [
  { question: 'Where is the exit?', options: [ANSWER, 'Right'], answer: ANSWER, explanation: '' },
];

export interface Training {
  readonly admin: Session;
  readonly companyId: number;
  readonly company: string;
  readonly moduleIds: readonly number[];
}

/** A company with a training of these modules. */
export async function addTraining(
  portal: Portal,
  company: string,
  modules: readonly string[],
): Promise<Training> {
  const admin = await signInAdmin(portal);
  const { token } = admin;
  const { id: companyId } = await addCompany(portal, token, company);
  const moduleIds: number[] = [];
  for (const name of modules)
    moduleIds.push((await addModule(portal, token, companyId, { name, questions: QUIZ })).id);
  return { admin, companyId, company, moduleIds };
}

interface Graduate {
  readonly session: Session;
  /** The code of the certificate. */
  readonly code: Certificate['code'];
}

/** A trainee who has completed the training, and reads the portal in this language. */
export async function addGraduate(
  portal: Portal,
  { company, moduleIds }: Training,
  { language = 'en', ...who }: Person & { readonly language?: Language },
): Promise<Graduate> {
  const session = await addTrainee(portal, who, company);
  const { token } = session;
  await call(portal, changeOwnLanguage, { token, body: { language } });
  for (const moduleId of moduleIds) await answerQuiz(portal, { token, moduleId, answer: ANSWER });
  const [certificate] = await call(portal, listOwnCertificates, { token });
  if (certificate === undefined) throw new Error(`${who.name} has no certificate`);
  return { session, code: certificate.code };
}

/** The certificate on its page, in English. */
export const sheet = ({ page }: Pick<Visitor, 'page'>): Locator =>
  page.getByRole('article', { name: 'Certificate of completion' });

/** Presses a button that downloads a file, and returns the name and the content of the file. */
export async function download({ page, press }: Visitor, button: Locator) {
  const begun = page.waitForEvent('download');
  await press(button);
  const file = await begun;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** A browser without JavaScript and without a session. */
export function openWithoutScripts(
  browser: Browser,
  origin: string,
  { width, height }: Device,
): Promise<BrowserContext> {
  const viewport = { width, height };
  return browser.newContext({ baseURL: origin, javaScriptEnabled: false, viewport });
}

/** Waits until the page that checks certificates says this about the certificate. */
export const seeState = ({ page }: Pick<Visitor, 'page'>, state: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(state);
