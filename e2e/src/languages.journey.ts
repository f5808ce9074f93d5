/** The main way of a trainee in German and, from right to left, in Arabic. */
import { expect } from '@playwright/test';
import { getOwnAccount } from '@portal/contract/own-account';
import * as loginAr from '../../web/src/features/accounts/login/texts/ar.ts';
import * as loginDe from '../../web/src/features/accounts/login/texts/de.ts';
import * as accountsAr from '../../web/src/features/accounts/texts/ar.ts';
import * as accountsDe from '../../web/src/features/accounts/texts/de.ts';
import * as playerAr from '../../web/src/features/learning/player/texts/ar.ts';
import * as playerDe from '../../web/src/features/learning/player/texts/de.ts';
import * as quizAr from '../../web/src/features/learning/quiz/texts/ar.ts';
import * as quizDe from '../../web/src/features/learning/quiz/texts/de.ts';
import * as learningAr from '../../web/src/features/learning/texts/ar.ts';
import * as learningDe from '../../web/src/features/learning/texts/de.ts';
import { addCompany, addModule, call, person, signInAdmin } from './harness/api.ts';
import { PHONE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fixture } from './harness/fixtures.ts';
import { test } from './harness/test.ts';
import { storedToken } from './screens/accounts.ts';
import { chooseOneOf } from './screens/training.ts';

const MODULE = 'Hygiene 101';
const RIGHT = 'Wash your hands';

const READERS = [
  {
    language: 'de',
    direction: 'ltr',
    name: 'Jörg Müller',
    accounts: accountsDe.texts,
    login: loginDe.texts,
    learning: learningDe.texts,
    player: playerDe.texts,
    quiz: quizDe.texts,
  },
  {
    language: 'ar',
    direction: 'rtl',
    name: 'ليلى حداد',
    accounts: accountsAr.texts,
    login: loginAr.texts,
    learning: learningAr.texts,
    player: playerAr.texts,
    quiz: quizAr.texts,
  },
] as const;

test.use({ device: PHONE });

for (const reader of READERS) {
  const { language, direction, accounts, login, learning, player, quiz } = reader;

  test(`a trainee signs up, watches and passes in the language ${language}`, async ({
    portal,
    visitor,
  }) => {
    const { page, press } = visitor;
    const { token } = await signInAdmin(portal);
    const company = await addCompany(portal, token, `Brightwater ${language}`);
    await addModule(portal, token, company.id, {
      name: MODULE,
      clip: fixture('clips/intro-4s.mp4'),
      questions: [{ question: 'First?', options: [RIGHT, 'Go home'], answer: RIGHT }],
    });
    const who = { ...person(reader.name), email: `reader-${language}@people.test` };
    const html = page.locator('html');
    const languages = page.locator('select', { has: page.locator('option[lang="uk"]') });

    // The link names the language of the page that arrives; the choice holds for all that follow.
    await page.goto(`/?language=${language}`);
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', direction);
    await examine(visitor, `landing-${language}`);
    await page.goto('/signup-trainee');
    await expect(html).toHaveAttribute('lang', 'en');
    await page.getByLabel('Full name').fill(who.name);
    await languages.selectOption(language);
    await expect(html).toHaveAttribute('lang', language);
    const fullName = page.getByLabel(accounts.fields.fullName);
    await expect(fullName).toHaveValue(who.name);

    await page.getByLabel(accounts.fields.email).fill(who.email);
    await page.getByLabel(accounts.fields.password, { exact: true }).fill(who.password);
    await page.getByLabel(accounts.fields.company).selectOption(company.name);
    await examine(visitor, `sign-up-${language}`);
    await press(page.getByRole('button', { name: accounts.signUp.submit }));
    await expect(page).toHaveURL('/login/TRAINEE');
    await expect(page.getByRole('heading', { name: login.headings.TRAINEE })).toBeVisible();
    await page.getByLabel(login.password, { exact: true }).fill(who.password);
    await press(page.getByRole('button', { name: login.logIn, exact: true }));

    await expect(page).toHaveURL('/training');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(who.name);
    const own = async () => call(portal, getOwnAccount, { token: await storedToken(page) });
    await expect.poll(async () => (await own()).language).toBe(language);
    await examine(visitor, `dashboard-${language}`);
    await page.reload();
    await expect(html).toHaveAttribute('lang', language);

    await press(page.getByRole('link', { name: new RegExp(`^${learning.actions.start}`) }).first());
    const region = page.getByRole('region', { name: player.video(MODULE) });
    await press(region.getByRole('button', { name: player.playVideo }));
    await press(region.getByRole('button', { name: quiz.start }));
    await expect(page.getByText(quiz.question({ place: 1, count: 1 }))).toBeVisible();
    await examine(visitor, `quiz-${language}`);
    await chooseOneOf(visitor, [RIGHT]);
    await press(page.getByRole('button', { name: quiz.submit, exact: true }));
    await expect(page.getByText(quiz.passed(100)).first()).toBeVisible();
  });
}
