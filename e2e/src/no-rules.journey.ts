/** A company without any rule: nothing about rules is shown on any screen, or written to a file. */
import { expect } from '@playwright/test';
import { getCertificate } from '@portal/contract/certificates';
import {
  createFiguresExport,
  createMatrixExport,
  createProgressExport,
  createReportExport,
} from '@portal/contract/exports';
import { getModuleInsight } from '@portal/contract/insight';
import { getTrainingModule } from '@portal/contract/learning';
import { texts as shared } from '@portal/contract/texts/en';
import { getTraineeProgress } from '@portal/contract/trainees';
import { texts as calendar } from '../../web/src/features/calendar/texts/en.ts';
import { texts as companies } from '../../web/src/features/companies/texts/en.ts';
import { texts as compliance } from '../../web/src/features/compliance/texts/en.ts';
import { texts as learning } from '../../web/src/features/learning/texts/en.ts';
import { texts as matrix } from '../../web/src/features/matrix/texts/en.ts';
import { texts as notifications } from '../../web/src/features/notifications/texts/en.ts';
import { texts as standing } from '../../web/src/features/standing/texts/en.ts';
import { texts as reminders } from '../../web/src/features/trainees/reminders/texts/en.ts';
import { texts as requirements } from '../../web/src/features/trainees/requirements/texts/en.ts';
import { texts as trainees } from '../../web/src/features/trainees/texts/en.ts';
import { call } from './harness/api.ts';
import { DESKTOP } from './harness/devices.ts';
import { fillInstallation, type Installation } from './harness/installation.ts';
import { USUAL_NAMES } from './harness/naming.ts';
import type { ReachedPortal } from './harness/portal.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { FOR_ADMINS, FOR_TRAINEES, type Screen } from './screens/every-screen.ts';

/** The words about rules and standings. 'Open' is a word of other features too. */
const WORDS: readonly string[] = [
  ...Object.values(shared.standing).filter((word) => word !== shared.standing.open),
  ...Object.values(standing.filters),
  standing.noDueDate,
  learning.why.question,
  learning.renewal.renew,
  requirements.title,
  requirements.noLongerRequired,
  trainees.table.standing,
  trainees.list.due,
  trainees.list.importResults,
  trainees.bulk.exceptions,
  requirements.renewal.open,
  reminders.open,
  compliance.tiles.expiring,
  compliance.compliance.title,
  compliance.weeks.title,
  companies.table.upToDate,
  matrix.title,
  calendar.title,
  notifications.reminder.title,
  notifications.emailNotifications.reminders,
];

/** The words about rules in a text, each with the name of its screen. */
function wordsIn(name: string, text: string): string[] {
  const found = WORDS.filter((word) =>
    new RegExp(`\\b${word.replaceAll(/\W/g, '\\$&')}(?!\\w)`).test(text),
  );
  return found.map((word) => `${name}: ${word}`);
}

/** Where a company gets its first rule. */
const FIRST_RULE = ['company-settings', 'module-edit'];

const screensIn = (lists: typeof FOR_ADMINS, known: Installation) =>
  Object.values(lists)
    .flatMap((screensOf) => screensOf(known))
    .filter(({ name }) => !FIRST_RULE.includes(name));

/** Opens the screens, and returns the words about rules on them. */
async function wordsOnScreens(
  { page, noise }: Visitor,
  screens: readonly Screen[],
): Promise<string[]> {
  for (const refused of [getTrainingModule, getTraineeProgress, getModuleInsight, getCertificate])
    for (const status of [403, 404]) noise.expect(refused, status);
  const found: string[] = [];
  for (const { name, path, shows } of screens) {
    await page.goto(path);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    found.push(...wordsIn(name, await page.locator('body').innerText()));
  }
  return found;
}

/** The content of a file that was prepared. */
async function textOf({ origin }: ReachedPortal, url: string): Promise<string> {
  return (await fetch(new URL(url, origin))).text();
}

test.describe('in a company without any rule', () => {
  test.use({ device: DESKTOP, portalPer: 'test' });

  test('no screen and no file has a word about rules', async ({ portal, visit }) => {
    const known = await fillInstallation(portal, USUAL_NAMES);
    const found = [
      ...(await wordsOnScreens(await visit({ as: known.trainee }), screensIn(FOR_TRAINEES, known))),
      ...(await wordsOnScreens(await visit({ as: known.admin }), screensIn(FOR_ADMINS, known))),
    ];
    const { token } = known.admin;
    const company = known.companyId;
    const links = [
      await call(portal, createProgressExport, { token, body: { company } }),
      await call(portal, createFiguresExport, { token, body: { format: 'csv' } }),
      await call(portal, createReportExport, { token, body: { company, format: 'csv' } }),
    ];
    for (const { url, fileName } of links)
      found.push(...wordsIn(fileName, await textOf(portal, url)));
    expect(found).toEqual([]);
    const body = { company, format: 'csv' } as const;
    const { url } = await call(portal, createMatrixExport, { token, body });
    const [, ...rows] = (await textOf(portal, url)).trimEnd().split('\r\n');
    expect(rows).toEqual([]);
  });
});
