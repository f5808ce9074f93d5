/** The file that checks proofs without the portal, opened from a disk in a browser without a network. */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type TestInfo } from '@playwright/test';
import { texts as arabic } from '../../web/src/verifier/texts/ar.ts';
import { person } from './harness/api.ts';
import { PHONE_AND_WIDE } from './harness/devices.ts';
import { examine } from './harness/examine.ts';
import { test } from './harness/test.ts';
import type { Visitor } from './harness/visit.ts';
import { addGraduate, addTraining } from './screens/certificates.ts';

const NAME = 'Tess Trainee';
/** The example of the C2SP text `signed-note`. */
const KEY_OF_ANOTHER_LOG = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';

test.use({ device: PHONE_AND_WIDE });

test('anyone checks proofs with one file, without a network', async ({ portal, visit }, info) => {
  const training = await addTraining(portal, 'Brightwater Foods', ['Fire safety']);
  const { code } = await addGraduate(portal, training, person(NAME));
  const visitor = await visit();
  const { page, context, noise, press } = visitor;
  await page.goto(`/verify/${code}`);
  const proof = await downloadedBy(visitor, 'Proof', info);
  const verifier = await downloadedBy(visitor, 'File that checks proofs', info);
  const published = await page.request.get('/log/key');
  const keys = await published.text();

  await context.setOffline(true);
  noise.expectComplaint(/^asked another host: file:/);
  await page.goto(pathToFileURL(verifier).href);
  const files = page.getByLabel('Choose files');
  const result = (name: string) => page.getByRole('group').filter({ hasText: name });
  await files.setInputFiles(proof);
  const good = result('.tlog-proof');
  await expect(page.getByRole('status')).toHaveText('1 of 1 proof holds.');
  await expect(good).toContainText(/Proven.*Tess Trainee.*Brightwater Foods.*Fire safety/);
  await expect(good).toContainText(/Checkpoint signed on.*\(UTC\)/);
  await expect(good).toContainText('Put into this file by the portal');
  const lookUp = good.getByRole('link');
  await expect(lookUp).toHaveAttribute('href', new RegExp(`^http.*/verify/${code}$`));
  await examine(visitor, 'offline-verifier-proven', { inBothThemes: true });

  const tampered = info.outputPath('tampered.tlog-proof');
  await writeFile(tampered, withOtherName(await readFile(proof, 'utf8')));
  const message = info.outputPath('message.txt');
  await writeFile(message, 'Tess Trainee has completed everything.');
  const picture = info.outputPath('picture.png');
  await writeFile(picture, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0xff));
  const huge = info.outputPath('huge.tlog-proof');
  await writeFile(huge, 'x'.repeat(4_000_001));
  await files.setInputFiles([proof, tampered, message, picture, huge]);
  await expect(page.getByRole('status')).toHaveText('1 of 5 proofs hold.');
  const reasons = {
    'tampered.tlog-proof': 'A fact in this proof is not the one that was logged.',
    'message.txt': 'This is not a proof.',
    'picture.png': 'This file cannot be read as text',
    'huge.tlog-proof': 'This file is too large to be a proof.',
  };
  for (const [name, reason] of Object.entries(reasons))
    await expect(result(name)).toContainText(`Not proven ${name}${reason}`);
  await expect(page.getByRole('main')).not.toContainText('Bess');
  await examine(visitor, 'offline-verifier-several', { inBothThemes: true });

  await press(page.getByText('Keys', { exact: true }));
  const otherKeys = page.getByLabel('Other keys');
  await otherKeys.fill('not a key');
  await otherKeys.blur();
  await expect(page.getByRole('alert')).toHaveText('Line 1 is not a key.');
  await expect(result('.tlog-proof')).toHaveCount(0);
  await examine(visitor, 'offline-verifier-keys', { inBothThemes: true });
  await otherKeys.fill(KEY_OF_ANOTHER_LOG);
  await otherKeys.blur();
  await expect(page.getByRole('status')).toHaveText('0 of 5 proofs hold.');
  await otherKeys.fill(keys);
  await press(page.getByText('Paste the text of a proof instead'));
  await page.getByLabel('Text of a proof').fill(await readFile(proof, 'utf8'));
  await press(page.getByRole('button', { name: 'Check' }));
  await expect(result('Pasted text')).toContainText('Entered by you');

  await page.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(result(arabic.pastedName)).toContainText(arabic.proven.title);
  await expect(result(arabic.pastedName)).toContainText(NAME);
  await examine(visitor, 'offline-verifier-ar');
});

/** Downloads a file by its link on the page that checks a certificate, and returns its path. */
async function downloadedBy({ page, press }: Visitor, link: string, info: TestInfo) {
  const begun = page.waitForEvent('download');
  await press(page.getByRole('link', { name: link, exact: true }));
  const file = await begun;
  const path = info.outputPath(file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

/** The proof with another name in its revealed fields, in the right form. */
function withOtherName(proof: string): string {
  return proof.replace(/(?<=^extra )\S+$/m, (extra) => {
    const text = Buffer.from(extra, 'base64').toString();
    return Buffer.from(text.replace(NAME, 'Bess Trainee')).toString('base64');
  });
}
