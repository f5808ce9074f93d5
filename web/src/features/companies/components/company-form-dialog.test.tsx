import { createCompany, listCompanies, updateCompany } from '@portal/contract/companies';
import { IMAGE_TYPES } from '@portal/contract/images';
import { LOGO_MAX_BYTES } from '@portal/contract/limits';
import { texts as reasons } from '@portal/contract/reasons/en';
import { useState } from 'react';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_CONNECTION, refusal, signInPage } from '#web/testing/fake-server.ts';
import { acme, asAdmin } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { expectQuestionBeforeLoss } from '#web/testing/unsaved-input.ts';
import { CompanyFormDialog } from './company-form-dialog.tsx';

const it = screenIt
  .extend('companies', { auto: true }, ({ server, signIn }) => {
    signIn(asAdmin);
    server.answer(listCompanies, [acme]);
  })
  .extend('onClose', () => vi.fn());

const name = page.getByLabelText('Company name');
const logo = page.getByLabelText(/^Logo \(optional\)/);
const create = page.getByRole('button', { name: /^Creat/ });

const picture = (bytes = 8, type = 'image/png') =>
  new File([new Uint8Array(bytes)], type === 'image/png' ? 'logo.png' : 'notes.txt', { type });

/** A dialog whose company another admin renames when the button is clicked. */
function RenamedMeanwhile({ onClose }: { onClose: () => void }) {
  const [company, setCompany] = useState(acme);
  return (
    <>
      <button type="button" onClick={() => setCompany({ ...acme, name: 'Acme Group' })}>
        Rename
      </button>
      <p>{company.name}</p>
      <CompanyFormDialog company={company} onClose={onClose} />
    </>
  );
}

it.for([
  ['new', null],
  ['changed', acme],
] as const)('asks before a %s name is lost', async ([, company], { show, onClose }) => {
  show(<CompanyFormDialog company={company} onClose={onClose} />);
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await expectQuestionBeforeLoss(name);
  expect(onClose).toHaveBeenCalledTimes(2);
});

describe('new company', () => {
  it('needs a name', async ({ show, onClose }) => {
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await name.fill('   ');
    await create.click();
    await expect.element(name).toHaveAccessibleDescription('Company name is required');
    await expect.element(name).toHaveFocus();
  });

  it('is created once with the trimmed name', async ({ show, server, onClose }) => {
    const answer = server.hold(createCompany);
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await name.fill('  Acme ');
    await create.dblClick();
    await expect.element(create).toHaveTextContent('Creating…');
    await expect.element(name).toHaveAttribute('readonly');
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    answer(acme);
    await expect.element(page.getByText('Company created successfully!')).toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.received(createCompany)).toEqual([
      { body: { name: 'Acme', clientRequestId: expect.any(String) } },
    ]);
  });

  it('replaces the message of a failure by that of the success after it', async ({
    show,
    server,
    onClose,
  }) => {
    // The time of toasts passes only while the page is in view: none ends by itself.
    vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
    server.answer(createCompany, refusal('INTERNAL', 'Something broke'));
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await name.fill('Acme');
    await create.click();
    await expect.element(toasts.getByText('Something broke')).toBeVisible();
    server.answer(createCompany, acme);
    await create.click();
    await expect.element(toasts.getByText('Company created successfully!')).toBeVisible();
    expect(toasts.getByText(/Failed to create company/).elements()).toEqual([]);
    expect(toasts.getByText('Something broke').elements()).toEqual([]);
  });

  it('is sent again as the same request after its answer was lost', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(createCompany, NO_CONNECTION);
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await name.fill('Acme');
    await create.click();
    await expect.element(toasts.getByText(/Failed to create company/)).toBeVisible();
    server.answer(createCompany, acme);
    await create.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    const [first, ...others] = server.received(createCompany).map(({ body }) => body);
    expect(first?.clientRequestId).toMatch(/./);
    expect(others).toEqual([first]);
  });

  it('shows that the name is taken at its field and keeps the logo', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(createCompany, refusal('NAME_TAKEN', 'There is such a company'));
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await name.fill('Acme');
    await logo.upload(picture());
    await expect.element(page.getByText('logo.png')).toBeVisible();
    await create.click();
    const failed = 'Failed to create company. Please try again.';
    await expect.element(toasts.getByText(failed)).toBeVisible();
    await expect.element(name).toHaveAccessibleDescription('There is such a company');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('Acme');
    await expect.element(page.getByText('logo.png')).toBeVisible();
  });

  it('sends no logo that is too large, empty or no picture', async ({ show, server, onClose }) => {
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await name.fill('Acme');
    await logo.upload(picture(8, 'text/plain'));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/“notes.txt” cannot be used/);
    await logo.upload(picture(LOGO_MAX_BYTES + 1));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/This picture is larger than/);
    await create.click();
    await logo.upload(picture(0));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^This file is empty\./);
    await create.click();
    await expect.element(create).toHaveTextContent('Create company');
    expect(server.received(createCompany)).toEqual([]);
    await page.getByRole('button', { name: 'Remove file' }).click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(logo).toHaveFocus();
  });

  it('offers the types of pictures that the portal takes, and refuses others at once', async ({
    show,
    onClose,
  }) => {
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await expect.element(logo).toHaveAttribute('accept', IMAGE_TYPES.join());
    const advice = 'Please choose a file of a type named above.';
    for (const [file, type, sentence] of [
      ['photo.heic', 'image/heic', reasons.pictureHeic],
      ['drawing.svg', 'image/svg+xml', advice],
    ] as const) {
      await logo.upload(new File(['a picture'], file, { type }));
      const refused = `“${file}” cannot be used here. ${sentence}`;
      await expect.element(page.getByText(refused)).toBeVisible();
      await expect.element(page.getByText('Choose a file', { exact: true })).toBeVisible();
    }
  });

  it('shows that the server refuses the picture until another one is chosen', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(createCompany, refusal('UNSUPPORTED_MEDIA', 'This is no picture'));
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await name.fill('Acme');
    await logo.upload(picture());
    await create.click();
    await expect.element(logo).toHaveAccessibleDescription(/This is no picture$/);
    const failed = 'Failed to create company. Please try again.';
    await expect.element(toasts.getByText(failed)).toBeVisible();
    // Once, at its field.
    const reason = page.getByText('This is no picture');
    expect(reason.elements()).toHaveLength(1);
    await expect.element(page.getByRole('alert').filter({ has: reason })).toBeVisible();
    await logo.upload(picture(9));
    await expect.element(logo).not.toHaveAccessibleDescription(/This is no picture/);
  });

  it('keeps the picture that a proxy refuses as too large, and says so', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(createCompany, signInPage(413));
    show(<CompanyFormDialog company={null} onClose={onClose} />);
    await name.fill('Acme');
    await logo.upload(picture(2048));
    await create.click();
    await expect
      .element(logo)
      .toHaveAccessibleDescription(/Something between you and the portal refuses files/);
    await expect.element(page.getByText('logo.png')).toBeVisible();
    await expect.element(page.getByText('2 KB · Choose another')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('changed company', () => {
  const save = page.getByRole('button', { name: 'Save changes' });

  it('with a new logo alone keeps the name that another admin has saved since', async ({
    show,
    server,
    onClose,
  }) => {
    server.answer(updateCompany, { ...acme, name: 'Acme Group' });
    show(<RenamedMeanwhile onClose={onClose} />);
    await logo.upload(picture());
    // The dialog is in front of it.
    (page.getByText('Rename').element() as HTMLElement).click();
    await expect.element(page.getByText('Acme Group').first()).toBeInTheDocument();
    await save.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(updateCompany)).toEqual([{ params: { id: 3 }, body: {} }]);
  });

  it('is not sent without a change', async ({ show, server, onClose }) => {
    show(<CompanyFormDialog company={acme} onClose={onClose} />);
    await name.fill(' Acme ');
    await save.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(updateCompany)).toEqual([]);
  });

  it('keeps the new name after a fault of the server', async ({ show, server, onClose }) => {
    server.answer(updateCompany, refusal('INTERNAL', 'Something broke'));
    show(<CompanyFormDialog company={acme} onClose={onClose} />);
    await name.fill('Acme 2');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(page.getByText('Something broke')).toBeVisible();
    await expect.element(name).toHaveValue('Acme 2');
    expect(server.received(updateCompany)).toEqual([
      { params: { id: 3 }, body: { name: 'Acme 2' } },
    ]);
    expect(onClose).not.toHaveBeenCalled();
  });
});
