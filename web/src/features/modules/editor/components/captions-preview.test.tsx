import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { useCaptionsChoice } from '../model/captions-choice.ts';
import { CaptionsField } from './captions-field.tsx';

const VIDEO_SECONDS = 60;

function Example() {
  const choice = useCaptionsChoice();
  return (
    <>
      <CaptionsField
        hasVideo
        duration={VIDEO_SECONDS}
        current={[]}
        choice={choice}
        isVideoReplaced={false}
        disabled={false}
      />
      <pre>{choice.changes?.map(({ text }) => text).join('\n')}</pre>
    </>
  );
}

const it = screenIt.extend('choose', ({ show }) => async (content: BlobPart, name = 'talk.srt') => {
  show(<Example />);
  await page.getByLabelText(/^Captions/).upload(new File([content], name));
});

const savedText = () => document.querySelector('pre')?.textContent;

describe('a chosen file of captions', () => {
  it('shows its first lines without marks', async ({ choose }) => {
    await choose('1\n00:00:00,500 --> 00:00:02,000\n<i>Hello</i>\nyou & me\n');
    await expect.element(page.getByRole('figure')).toHaveTextContent('First linesHello you & me');
    await expect.element(page.getByLabelText('Alphabet of the file')).not.toBeInTheDocument();
  });

  it('in an old encoding shows the letters in question, and is read by another alphabet', async ({
    choose,
  }) => {
    const cue = (time: string) => `00:0${time}.000 --> 00:0${time}.900\n`;
    const text = new TextEncoder();
    const bytes = [
      ...text.encode(`WEBVTT\n\n${cue('0')}plain\n\n${cue('1')}`),
      ...[0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2],
    ];
    await choose(new Uint8Array(bytes), 'talk.vtt');
    const lines = page.getByRole('figure');
    await expect.element(lines).toHaveTextContent('Are the letters right?Ïðèâåò');
    await page.getByLabelText('Alphabet of the file').selectOptions('Cyrillic');
    await expect.element(lines).toHaveTextContent('Are the letters right?Привет');
    await expect.poll(savedText).toContain('Привет');
  });

  it('names the captions that are left out', async ({ choose }) => {
    await choose('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n\n00:02.000 --> 00:02.000\n(beep)\n');
    await expect
      .element(page.getByText(/^1 of 2 captions left out.* the one in line 6\.$/))
      .toBeVisible();
  });

  it('that counts from one hour is shifted on demand', async ({ choose }) => {
    await choose('1\n01:00:00,500 --> 01:00:02,000\nHello\n');
    const note = page.getByText(
      'The captions begin at 1:00:00, after the end of the video (1:00).',
    );
    await expect.element(note).toBeVisible();
    await page.getByRole('button', { name: 'Shift by one hour' }).click();
    await expect.element(note).not.toBeInTheDocument();
    await expect.poll(savedText).toContain('00:00:00.500 --> 00:00:02.000\nHello');
  });
});
