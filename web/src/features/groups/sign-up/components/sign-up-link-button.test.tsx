import {
  type GroupSignUpLink,
  getGroupSignUpLink,
  renewGroupSignUpLink,
} from '@portal/contract/groups';
import { texts as reasons } from '@portal/contract/reasons/en';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refusal } from '#web/testing/fake-server.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { SignUpLinkButton } from './sign-up-link-button.tsx';

const kitchen = { id: 5, name: 'Kitchen' };
const ofKitchen: GroupSignUpLink = {
  link: 'x7Pz2-linkOfKitchen_q1',
  company: { id: 3, name: 'Acme' },
  signUp: 'open',
  language: null,
};

const opener = page.getByRole('button', { name: 'Sign-up link: Kitchen' });
const dialog = page.getByRole('dialog', { name: 'Sign-up link' });
const address = dialog.getByRole('textbox', { name: 'Sign-up link' });
const picture = dialog.getByRole('img', { name: 'QR code with the sign-up link' });
const addressOf = (link: string) => `${location.origin}/signup-trainee/${link}`;

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  return async (changes: Partial<GroupSignUpLink> = {}) => {
    server.answer(getGroupSignUpLink, { ...ofKitchen, ...changes });
    show(<SignUpLinkButton group={kitchen} />);
    await opener.click();
  };
});

const drawn = () => picture.element().querySelector('path')?.getAttribute('d') ?? '';

describe('the sign-up link of a group', () => {
  it('is a text to copy and a QR code', async ({ open, server }) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open({ language: 'de' });
    await expect.element(dialog).toHaveAccessibleDescription('Kitchen');
    await expect.element(address).toHaveValue(`${addressOf(ofKitchen.link)}?language=de`);
    await expect.element(picture).toBeVisible();
    expect(drawn().length).toBeGreaterThan(1_000);
    expect(server.received(getGroupSignUpLink)).toEqual([{ params: { id: 5 } }]);
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect.element(page.getByText('Sign-up link copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(`${addressOf(ofKitchen.link)}?language=de`);
  });

  it('is printed with the names of company and group', async ({ open }) => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await open();
    await dialog.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    const paper = document.querySelector('.only-on-paper');
    for (const text of ['Acme', 'Kitchen', 'scan this code', addressOf(ofKitchen.link)])
      expect(paper?.textContent).toContain(text);
    expect(paper?.querySelector('path')?.getAttribute('d')).toBe(drawn());
  });

  it('is replaced after a question', async ({ open, server }) => {
    server.answer(renewGroupSignUpLink, { ...ofKitchen, link: 'the-new-link' });
    await open();
    await expect.element(address).toHaveValue(addressOf(ofKitchen.link));
    const old = drawn();
    await dialog.getByRole('button', { name: 'New link' }).click();
    await expect.element(page.getByText(/^The present link ends at once/)).toBeVisible();
    expect(server.received(renewGroupSignUpLink)).toEqual([]);
    await page.getByRole('button', { name: 'Make a new link' }).click();
    await expect.element(page.getByText('The group has a new sign-up link')).toBeVisible();
    await expect.element(address).toHaveValue(addressOf('the-new-link'));
    expect(drawn()).not.toBe(old);
  });

  it('stays when it could not be replaced', async ({ open, server }) => {
    server.answer(
      renewGroupSignUpLink,
      refusal('NOT_FOUND', reasons.groupNotFound, { reason: 'groupNotFound' }),
    );
    await open();
    await dialog.getByRole('button', { name: 'New link' }).click();
    await page.getByRole('button', { name: 'Make a new link' }).click();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`The link was not replaced: ${reasons.groupNotFound}`);
  });

  it.for([
    ['code', /They also enter the join code of the company\./],
    ['domains', /They need an email address of the company\./],
  ] as const)('says what is needed besides it: %s', async ([signUp, need], { open }) => {
    await open({ signUp });
    await expect.element(dialog.getByText(need)).toBeVisible();
    await expect.element(picture).toBeVisible();
  });

  it('is not shown where it admits no one, with the way to the settings', async ({ open }) => {
    await open({ signUp: 'invitation' });
    await expect.element(dialog.getByText(/join by invitation only/)).toBeVisible();
    await expect
      .element(dialog.getByRole('link', { name: 'Open the settings' }))
      .toHaveAttribute('href', '/admin/company-modules/3/settings');
    await expect.element(picture).not.toBeInTheDocument();
    expect(document.querySelector('.only-on-paper')).toBeNull();
  });

  it('says why it could not be loaded, and tries again', async ({ show, server, signIn }) => {
    signIn(asAdmin);
    server.answer(getGroupSignUpLink, refusal('NOT_FOUND', 'No such group.'));
    show(<SignUpLinkButton group={kitchen} />);
    await opener.click();
    await expect.element(dialog.getByText('No such group.')).toBeVisible();
    server.answer(getGroupSignUpLink, ofKitchen);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect.element(picture).toBeVisible();
  });

  it('is not shown from before when it cannot be loaded again', async ({ open, server }) => {
    await open();
    await expect.element(picture).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const answer = server.hold(getGroupSignUpLink);
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => server.received(getGroupSignUpLink)).toHaveLength(2);
    await expect.element(picture).not.toBeInTheDocument();
    answer(refusal('NOT_FOUND', 'No such group.'));
    await expect.element(dialog.getByText('No such group.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect.element(picture).not.toBeInTheDocument();
  });

  it('gives the focus back when it is closed', async ({ open }) => {
    await open();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});
