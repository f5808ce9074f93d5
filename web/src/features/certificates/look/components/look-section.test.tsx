import { getCertificateLook, updateCertificateLook } from '@portal/contract/certificates';
import { CERTIFICATE_LINE_MAX, LOGO_MAX_BYTES } from '@portal/contract/limits';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { callKey } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { refusal } from '#web/testing/fake-server.ts';
import { ofAcme } from '#web/testing/limited-admins.ts';
import { acme, asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { LookSection } from './look-section.tsx';

const saved = {
  colour: '#0f766e',
  line: 'Maria Lopez',
  logo: null,
  signature: `${location.origin}/logos/brightwater-foods.png`,
};

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  return (look = saved) => {
    const onChangeLogo = vi.fn();
    server.answer(getCertificateLook, look);
    show(<LookSection company={acme} onChangeLogo={onChangeLogo} />);
    return { onChangeLogo };
  };
});

const section = page.getByRole('region', { name: 'Certificates' });
const colour = section.getByLabelText('Accent colour');
const line = section.getByLabelText(/^Text below the signature/);
const signature = section.getByLabelText(/icture of the signature \(optional\)/);
const save = section.getByRole('button', { name: 'Save design' });
const discard = section.getByRole('button', { name: 'Discard changes' });
const preview = section.getByRole('figure', { name: 'Preview' });
const picture = (bytes = 8, type = 'image/png') =>
  new File([new Uint8Array(bytes)], 'signature.png', { type });

/** The colour of the line above the certificate in the preview. */
const shownColour = () => {
  const bar = preview.element().querySelector<HTMLElement>('article > [aria-hidden]');
  return bar?.style.backgroundColor;
};
const shownPictures = () =>
  [...preview.element().querySelectorAll('img')].map(({ src }) => src.slice(0, 5));

it('the preview follows what is entered, and is not given to screen readers', async ({ open }) => {
  open();
  await expect.element(preview.getByText('Maria Lopez')).toBeVisible();
  await expect.element(preview.getByText('Sample', { exact: true })).toBeVisible();
  await expect.poll(shownColour).toBe('rgb(15, 118, 110)');
  expect(shownPictures()).toEqual(['http:']);
  await line.fill('Omar Diaz, Head of Training');
  await expect.element(preview.getByText('Omar Diaz, Head of Training')).toBeVisible();
  await colour.fill('#b9');
  await expect.poll(shownColour).toBe('rgb(15, 118, 110)');
  await colour.fill('B91C1C');
  await expect.poll(shownColour).toBe('rgb(185, 28, 28)');
  await signature.upload(picture());
  await expect.poll(shownPictures).toEqual(['blob:']);
  expect(page.getByRole('article').elements()).toEqual([]);
});

it('the sheet of the preview is as wide as its place', async ({ open, resize }) => {
  await resize(360, 740);
  open();
  await expect.element(preview.getByText('Maria Lopez')).toBeVisible();
  const widths = () =>
    [preview, section].map((each) => Math.round(each.element().getBoundingClientRect().width));
  const sheet = () => preview.element().querySelector('article')?.getBoundingClientRect();
  await expect.poll(() => Math.round(sheet()?.width ?? 0)).toBe(widths()[0]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

it('only what was changed is saved', async ({ open, server }) => {
  open();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await section.getByRole('button', { name: 'Red' }).click();
  await expect.element(colour).toHaveValue('#b91c1c');
  const changed = { ...saved, colour: '#b91c1c' };
  server.answer(updateCertificateLook, () => {
    server.answer(getCertificateLook, changed);
    return changed;
  });
  await save.click();
  await expect.element(toasts.getByText('Design saved')).toBeVisible();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(section.getByRole('button', { name: 'Red' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(server.received(updateCertificateLook)).toEqual([
    { params: { id: 3 }, body: { colour: '#b91c1c' } },
  ]);
});

it('the signature is removed after it was confirmed by a save', async ({ open, server }) => {
  open();
  await section.getByRole('button', { name: 'Remove signature' }).click();
  await expect.element(section.getByText(/removed when you save/)).toBeVisible();
  await expect.poll(shownPictures).toEqual([]);
  await section.getByRole('button', { name: 'Keep signature' }).click();
  await expect.poll(shownPictures).toEqual(['http:']);
  await section.getByRole('button', { name: 'Remove signature' }).click();
  const changed = { ...saved, signature: null };
  server.answer(updateCertificateLook, () => {
    server.answer(getCertificateLook, changed);
    return changed;
  });
  await save.click();
  await expect.element(toasts.getByText('Design saved')).toBeVisible();
  await expect.element(section.getByText(/^Picture of the signature/)).toBeVisible();
  expect(server.received(updateCertificateLook)).toEqual([
    { params: { id: 3 }, body: { removeSignature: 'true' } },
  ]);
});

it('a refusal is shown at its field, and the entries stay', async ({ open, server }) => {
  server.answer(updateCertificateLook, refusal('UNSUPPORTED_MEDIA', 'This is no picture'));
  open();
  await colour.fill('#b91c1c');
  await signature.upload(picture());
  await save.click();
  await expect.element(signature).toHaveAccessibleDescription(/This is no picture$/);
  server.answer(updateCertificateLook, refusal('INTERNAL', 'The disk is full.'));
  await save.click();
  await expect.element(section.getByRole('alert')).toHaveTextContent('The disk is full.');
  await expect.element(colour).toHaveValue('#b91c1c');
});

it.for([
  { field: colour, entered: 'blue', problem: /Please choose a colour such as #1d4ed8/ },
  { field: line, entered: 'x'.repeat(CERTIFICATE_LINE_MAX + 1), problem: /At most 120 characters/ },
])('"$entered" is not sent', async ({ field, entered, problem }, { open, server }) => {
  open();
  await field.fill(entered);
  await save.click();
  await expect.element(field).toHaveAccessibleDescription(problem);
  await field.fill('#b91c1c');
  await expect.element(field).not.toHaveAccessibleDescription(problem);
  expect(server.received(updateCertificateLook)).toEqual([]);
});

it('no picture is sent that is empty or too large', async ({ open, server }) => {
  open();
  await signature.upload(picture(LOGO_MAX_BYTES + 1));
  await expect
    .element(section.getByRole('alert'))
    .toMatchTextContent(/This picture is larger than/);
  await save.click();
  await signature.upload(picture(0));
  await expect.element(section.getByRole('alert')).toMatchTextContent(/^This file is empty\./);
  await save.click();
  await discard.click();
  await expect.element(save).toHaveFocus();
  await expect.element(section.getByRole('alert')).not.toBeInTheDocument();
  expect(server.received(updateCertificateLook)).toEqual([]);
});

it('fields without an edit follow what another admin has saved', async ({ open, server }) => {
  open();
  await line.fill('Omar Diaz');
  server.answer(getCertificateLook, { ...saved, colour: '#6d28d9', line: 'Ida Berg' });
  await refreshInAllTabs([callKey(getCertificateLook)]);
  await expect.element(colour).toHaveValue('#6d28d9');
  await expect.element(line).toHaveValue('Omar Diaz');
  server.answer(updateCertificateLook, saved);
  (line.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => server.received(updateCertificateLook))
    .toEqual([{ params: { id: 3 }, body: { line: 'Omar Diaz' } }]);
});

it('the logo is changed where the company is', async ({ open }) => {
  const { onChangeLogo } = open();
  await section.getByRole('button', { name: 'Change logo' }).click();
  expect(onChangeLogo).toHaveBeenCalledOnce();
});

it('an admin without Training sees the look, and changes nothing', async ({ open, signIn }) => {
  signIn(ofAcme('people'));
  open();
  await expect.element(preview.getByText('Maria Lopez')).toBeVisible();
  await expect.element(colour).not.toBeInTheDocument();
  expect(section.getByRole('button').elements()).toEqual([]);
});
