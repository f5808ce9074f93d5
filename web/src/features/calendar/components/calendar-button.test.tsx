import { createCalendarLink, deleteCalendarLink, getCalendarLink } from '@portal/contract/calendar';
import { describe, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { asTrainee } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { CalendarButton } from './calendar-button.tsx';

const SECRET = 'x7Pz2qLinkOfTheCalendar_0123456789-abcdefgh';
const ADDRESS = `https://portal.test/api/calendar/${SECRET}.ics`;
const MADE_AT = '2026-11-03T09:00:00.000Z';
const UNAVAILABLE = refusal('UNAVAILABLE', 'The portal is not available.');

const opener = page.getByRole('button', { name: 'Add to calendar' });
const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
const question = page.getByRole('alertdialog');
const address = dialog.getByRole('textbox', { name: 'Calendar address' });
const make = dialog.getByRole('button', { name: 'Make an address' });

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asTrainee);
  return async (createdAt: string | null) => {
    server.answer(getCalendarLink, { createdAt });
    show(<CalendarButton />);
    await opener.click();
  };
});

describe('without an address', () => {
  it('one is made, and shown once', async ({ open, server }) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open(null);
    await expect.element(dialog.getByText(/^Calendars may lag a day/)).toBeVisible();
    await expect.element(dialog.getByText(/has the address sees your due dates/)).toBeVisible();
    await expect.element(address).not.toBeInTheDocument();
    server.answer(createCalendarLink, { url: ADDRESS, createdAt: MADE_AT });
    await make.click();
    await expect.element(address).toHaveValue(ADDRESS);
    await expect.element(address).toHaveFocus();
    await expect
      .element(dialog.getByRole('link', { name: 'Open in a calendar program' }))
      .toHaveAttribute('href', `webcal://portal.test/api/calendar/${SECRET}.ics`);
    await expect.element(dialog.getByText(/^In Google Calendar, Outlook/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy address' }).click();
    await expect.element(toasts.getByText('Calendar address copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(ADDRESS);

    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    server.answer(getCalendarLink, { createdAt: MADE_AT });
    await opener.click();
    await expect.element(dialog.getByText(/It is not shown again/)).toBeVisible();
    await expect.element(address).not.toBeInTheDocument();
  });

  it('says why none was made', async ({ open, server }) => {
    server.answer(createCalendarLink, UNAVAILABLE);
    await open(null);
    await make.click();
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/^No new address was made: The portal is not available/);
    await expect.element(make).toBeVisible();
  });
});

describe('with an address', () => {
  it('it is replaced after a question', async ({ open, server }) => {
    server.answer(createCalendarLink, { url: ADDRESS, createdAt: MADE_AT });
    await open(MADE_AT);
    await expect.element(dialog.getByText(/You have had an address since/)).toBeVisible();
    await expect.element(dialog.getByText('3 Nov 2026')).toBeVisible();
    await expect.element(address).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'New address' }).click();
    await expect.element(question.getByText(/^The present address ends at once/)).toBeVisible();
    expect(server.received(createCalendarLink)).toEqual([]);
    await question.getByRole('button', { name: 'Make a new address' }).click();
    await expect.element(toasts.getByText('You have a new calendar address')).toBeVisible();
    await expect.element(address).toHaveValue(ADDRESS);
  });

  it('it is ended after a question', async ({ open, server }) => {
    server.answer(deleteCalendarLink, { success: true });
    await open(MADE_AT);
    await dialog.getByRole('button', { name: 'End the address' }).click();
    await expect.element(question.getByText(/no longer read your due dates/)).toBeVisible();
    expect(server.received(deleteCalendarLink)).toEqual([]);
    await question.getByRole('button', { name: 'End the address' }).click();
    await expect.element(toasts.getByText('The calendar address has ended')).toBeVisible();
    await expect.element(make).toBeVisible();
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  it('it stays if it was neither replaced nor ended', async ({ open, server }) => {
    server.answer(createCalendarLink, UNAVAILABLE);
    server.answer(deleteCalendarLink, UNAVAILABLE);
    await open(MADE_AT);
    for (const [opening, confirming, refused] of [
      ['New address', 'Make a new address', /^No new address was made: The portal/],
      ['End the address', 'End the address', /^The address was not ended: The portal/],
    ] as const) {
      await dialog.getByRole('button', { name: opening }).click();
      await question.getByRole('button', { name: confirming }).click();
      await expect.element(question.getByRole('alert')).toMatchTextContent(refused);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect.element(question).not.toBeInTheDocument();
    }
    await expect.element(dialog.getByText(/You have had an address since/)).toBeVisible();
  });
});

it('says why it could not be loaded, and tries again', async ({ server, signIn, show }) => {
  signIn(asTrainee);
  server.answer(getCalendarLink, NO_CONNECTION);
  show(<CalendarButton />);
  await opener.click();
  await expect.element(dialog.getByText('Failed to load your calendar address')).toBeVisible();
  server.answer(getCalendarLink, { createdAt: null });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect.element(make).toBeVisible();
});
