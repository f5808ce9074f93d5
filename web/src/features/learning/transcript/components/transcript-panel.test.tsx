import { getTrainingModule } from '@portal/contract/learning';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { refusal } from '#web/testing/fake-server.ts';
import { asTrainee, tour, videoModule } from '#web/testing/records.ts';
import { it, place, start } from '#web/testing/video-test.tsx';

/** The video with captions under this link. */
const captioned = (url: string) => [
  { ...tour, captions: [{ url, label: 'English', language: 'en' }] },
];

const transcript = page.getByRole('region', { name: 'Transcript' });
const lines = transcript.getByRole('listitem');
const line = (name: RegExp) => transcript.getByRole('button', { name });
const first = line(/Welcome to the training/);
const second = line(/every second/);
const search = transcript.getByRole('searchbox', { name: 'Search the transcript' });
const video = () => document.querySelector('video');
const position = () => video()?.currentTime ?? 0;

describe('transcript', () => {
  it('marks the line being spoken and goes back to a line that was reached', async ({ open }) => {
    await open({ position: 3, watchedTo: 3, timeSpent: 3 });
    await expect.element(second).toHaveAttribute('aria-current', 'true');
    await expect.element(first).not.toHaveAttribute('aria-current');
    await first.click();
    await expect.poll(position).toBe(0);
    await expect.element(first).toHaveAttribute('aria-current', 'true');
    await second.click();
    await expect.poll(position).toBe(2);
  });

  it('leads to no line that was not reached, which can be read', async ({ open }) => {
    await open({ position: 1, watchedTo: 1.5, timeSpent: 1.5 });
    await expect.element(second).toHaveAttribute('aria-disabled', 'true');
    await expect.element(second).toHaveAccessibleName(/not watched yet/);
    await second.click({ force: true });
    await expect.element(first).toHaveAttribute('aria-current', 'true');
    expect(position()).toBe(1);
  });

  it('reaches a line by playing', async ({ open }) => {
    await open({ position: 1.7, watchedTo: 1.7, timeSpent: 1.7 });
    await expect.element(second).toHaveAttribute('aria-disabled', 'true');
    video()?.toggleAttribute('loop', true);
    await start.click();
    await expect.element(second).toHaveAttribute('aria-current', 'true');
    await expect.element(second).not.toHaveAttribute('aria-disabled');
  });

  it('leads to every line of a completed module', async ({ open }) => {
    const done = { completed: true, pass: true, videoCompleted: true };
    await open({ ...done, position: 0, watchedTo: 4.9, timeSpent: 4.9 });
    await second.click();
    await expect.poll(position).toBe(2);
  });

  it('is used by keys: one step of Tab, arrows between the lines, Enter', async ({ open }) => {
    await open({ position: 3, watchedTo: 5, timeSpent: 5 });
    await expect.element(second).toHaveAttribute('aria-current', 'true');
    search.element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect.element(second).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(position).toBe(0);
    await userEvent.keyboard('{Tab}');
    await expect.element(first).not.toHaveFocus();
    await expect.element(second).not.toHaveFocus();
  });

  it('finds lines, marks the words and says how many there are', async ({ open }) => {
    await open();
    await expect.poll(() => lines.elements().length).toBe(2);
    await search.fill('gruesst');
    await expect.element(transcript.getByText('No line contains these words.')).toBeVisible();
    await search.fill('GRUSSE');
    await expect.element(transcript.getByText('1 of 2 lines')).toBeVisible();
    await expect.element(transcript.getByRole('mark')).toHaveTextContent('Grüße');
    expect(lines.elements()).toHaveLength(1);
    await transcript.getByRole('button', { name: 'Clear search' }).click();
    await expect.poll(() => lines.elements().length).toBe(2);
  });

  it('finds words with signs that have a meaning in a pattern', async ({ open, server }) => {
    server.answerFile('welcome.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nSend us an e-mail (now).');
    await open({ videos: captioned('welcome.vtt') });
    await search.fill('e-mail (');
    await expect.element(transcript.getByText('1 of 1 lines')).toBeVisible();
    await expect.element(transcript.getByRole('mark')).toHaveTextContent('e-mail (');
  });

  it('is closed and stays closed', async ({ open }) => {
    await open();
    const toggle = transcript.getByRole('button', { name: 'Transcript', exact: true });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect.element(search).not.toBeInTheDocument();
    await open();
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('is not there without captions', async ({ open }) => {
    await open({ videos: [{ ...tour, captions: [] }] });
    await expect.element(transcript).not.toBeInTheDocument();
  });

  it('is loaded from a fresh link if its link has expired', async ({ signIn, server, show }) => {
    signIn(asTrainee);
    server.answerFile('old.vtt', refusal('FORBIDDEN', 'This link has expired.'));
    server.answerFile('fresh.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello');
    const links = ['old.vtt'];
    server.answer(getTrainingModule, () => ({
      ...videoModule,
      videos: captioned(links.pop() ?? 'fresh.vtt'),
    }));
    show(<ModulePage />, place);
    await expect.element(line(/Hello/)).toBeVisible();
  });

  it('is loaded from a fresh link at once if the time of its link is over', async ({
    signIn,
    server,
    show,
  }) => {
    signIn(asTrainee);
    server.answerFile('fresh.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello');
    const past = new Date(Date.now() - 60_000).toISOString();
    // The fake server refuses a request for the first file, which fails the test.
    const expired = { videos: captioned('unexpected.vtt'), mediaExpiresAt: past };
    const isShown = () => document.querySelector('video') !== null;
    server.answer(getTrainingModule, () => ({
      ...videoModule,
      ...(isShown() ? { videos: captioned('fresh.vtt') } : expired),
    }));
    show(<ModulePage />, place);
    await expect.element(line(/Hello/)).toBeVisible();
  });

  it('is loaded again after a failure', async ({ open, server }) => {
    server.answerFile('lost.vtt', refusal('NOT_FOUND', 'This file does not exist.'));
    await open({ videos: captioned('lost.vtt') });
    await expect
      .element(transcript.getByRole('alert'))
      .toMatchTextContent(/This file does not exist/);
    server.answerFile('lost.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello');
    await transcript.getByRole('button', { name: 'Retry' }).click();
    await expect.element(line(/Hello/)).toBeVisible();
  });
});

describe('a transcript of 10,000 lines', () => {
  const timestamp = (tenths: number) => new Date(tenths * 100).toISOString().slice(11, 23);
  const webVtt = ['WEBVTT'];
  for (let index = 0; index < 10_000; index += 1)
    webVtt.push(`${timestamp(index)} --> ${timestamp(index + 1)}\nLine number ${index}.`);
  const long = webVtt.join('\n\n');

  it('draws the lines near the view, and leads to the others by keys, scrolling and search', async ({
    open,
    server,
  }) => {
    server.answerFile('long.vtt', long);
    await open({ videos: captioned('long.vtt'), position: 4, watchedTo: 4.5, timeSpent: 4.5 });
    const spoken = line(/Line number 40\./);
    await expect.element(spoken).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => lines.elements().length).toBeLessThan(300);
    (spoken.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    await expect.element(line(/Line number 9999\./)).toHaveFocus();
    expect(lines.elements().length).toBeLessThan(500);
    await transcript.getByRole('button', { name: 'Follow the video' }).click();
    await expect.element(spoken).toBeInViewport();
    await search.fill('number 7777');
    await expect.element(transcript.getByText('1 of 10,000 lines')).toBeVisible();
    await expect.element(line(/Line number 7777\./)).toBeVisible();
  });
});
