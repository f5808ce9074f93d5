/** Every address of the portal on every size of screen, in light and in dark mode, with very long names. */
import { expect } from '@playwright/test';
import { getCertificate } from '@portal/contract/certificates';
import { getModuleInsight } from '@portal/contract/insight';
import { getTrainingModule } from '@portal/contract/learning';
import { getTraineeProgress } from '@portal/contract/trainees';
import { person } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { fillInstallation, type Installation } from './harness/installation.ts';
import { LONG_NAMES } from './harness/naming.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { addGraduate, addTraining } from './screens/certificates.ts';
import {
  FOR_ADMINS,
  FOR_ADMINS_OF_HOLDERS,
  FOR_CHECKERS,
  FOR_HOLDERS,
  FOR_NEWCOMERS,
  FOR_TRAINEES,
  FOR_VISITORS,
  RULED_FOR_ADMINS,
  RULED_FOR_TRAINEES,
  type Screen,
} from './screens/every-screen.ts';
import { addRules } from './screens/requirements.ts';

let known: Installation;

test.beforeAll(async ({ portal: started }) => {
  known = await fillInstallation(started, LONG_NAMES);
});

async function lookAt(visitor: Visitor, screens: readonly Screen[]): Promise<void> {
  const problems: string[] = [];
  const { page } = visitor;
  for (const { name, path, shows, opens } of screens) {
    await page.goto(path);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
    await opens?.(visitor);
    await examine(visitor, `every-${name}`, { inBothThemes: true }).catch((error: Error) =>
      problems.push(error.message),
    );
  }
  expect(problems).toEqual([]);
}

test.describe('on a phone and in a wide window, fit and are accessible', () => {
  test.use({ device: PHONE_AND_WIDE });

  for (const [name, screens] of Object.entries(FOR_VISITORS))
    test(`screens for visitors ${name}`, async ({ visitor }) => {
      await lookAt(visitor, screens());
    });

  for (const [name, screens] of Object.entries(FOR_TRAINEES))
    test(`screens for trainees ${name}`, async ({ visit }) => {
      const visitor = await visit({ as: known.trainee });
      visitor.noise.expect(getTrainingModule, 403);
      visitor.noise.expect(getTrainingModule, 404);
      visitor.noise.expect(getCertificate, 404);
      await lookAt(visitor, screens(known));
    });

  test('screens for a trainee without anything', async ({ visit }) => {
    const visitor = await visit({ as: known.newcomer });
    await lookAt(visitor, FOR_NEWCOMERS());
  });

  for (const [name, screens] of Object.entries(FOR_ADMINS))
    test(`screens for admins ${name}`, async ({ visit }) => {
      const visitor = await visit({ as: known.admin });
      visitor.noise.expect(getTraineeProgress, 404);
      visitor.noise.expect(getModuleInsight, 404);
      await lookAt(visitor, screens(known));
    });
});

test.describe('on a phone and in a wide window, with a certificate of long names,', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('screens fit and are accessible', async ({ portal, visit, visitor }) => {
    const { company, trainee, subject } = LONG_NAMES;
    const training = await addTraining(portal, `School of ${company}`, [subject]);
    const who = { ...person('Gina'), name: trainee };
    const { session, code } = await addGraduate(portal, training, who);
    const certified = { certificateCode: code, holderId: session.user.id };
    await lookAt(await visit({ as: session }), FOR_HOLDERS(certified));
    await lookAt(await visit({ as: known.admin }), FOR_ADMINS_OF_HOLDERS(certified));
    await lookAt(visitor, FOR_CHECKERS(certified));
  });
});

test('users who prefer no motion get none', async ({ visit }) => {
  const visitor = await visit({ as: known.admin, reducedMotion: 'reduce' });
  const { page, press } = visitor;
  const motions: string[] = [];
  await page.exposeFunction('noteMotion', (motion: string) => motions.push(motion));
  await page.addInitScript(noteMotions);
  await page.goto('/admin/company-modules');
  await press(page.getByRole('button', { name: 'New Company' }));
  const dialog = page.getByRole('dialog', { name: 'New Company' });
  await expect(dialog.getByLabel('Company name')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toBeHidden();
  await press(page.getByRole('link', { name: 'Trainee Management' }));
  await expect(page.getByText('Showing')).toBeVisible();
  expect(motions).toEqual([]);
});

// Last, because all screens of the company have more from then on.
test.describe('on a phone and in a wide window, with rules of the company,', () => {
  test.use({ device: PHONE_AND_WIDE });

  test('screens fit and are accessible', async ({ portal, visit }) => {
    await addRules(portal, known);
    await lookAt(await visit({ as: known.trainee }), RULED_FOR_TRAINEES(known));
    await lookAt(await visit({ as: known.admin }), RULED_FOR_ADMINS(known));
  });
});

/** Reports every transition, and every animation that is longer than a moment. Runs in the page. */
function noteMotions(): void {
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const { activeDuration } = effect?.getComputedTiming() ?? {};
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 200) : '';
      if (animation instanceof CSSTransition || Number(activeDuration) > 10)
        Reflect.get(window, 'noteMotion')(`${activeDuration} ms: ${target}`);
    }
  };
  for (const type of ['animationstart', 'transitionrun']) addEventListener(type, look, true);
}
