import { getConfig } from '@portal/contract/config';
import { texts as reasons } from '@portal/contract/reasons/en';
import { texts } from '@portal/contract/texts/en';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { readFixture } from '#web/testing/read-fixture.ts';
import { asAdmin } from '#web/testing/records.ts';
import { it as screenIt } from '#web/testing/screen-test.tsx';
import { useChosenVideo } from '../model/chosen-video.ts';
import { VideoField } from './video-field.tsx';

function Example() {
  const video = useChosenVideo();
  return (
    <>
      <VideoField video={video} onFile={video.choose} disabled={false} />
      <p>{video.isReady ? 'Ready' : 'Not ready'}</p>
    </>
  );
}

const it = screenIt.extend('choose', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, { maxVideoMb: 1, trashDays: 30, hasMailServer: true });
  return async (file: File) => {
    show(<Example />);
    await page.getByLabelText(/^Video/).upload(file);
  };
});

const banner = page.getByRole('status').filter({ hasText: 'Please save it as MP4' });
const ready = page.getByText('Ready', { exact: true });

/** Replaces the last occurrence of a box name in an MP4 file. */
function renameBox(content: Uint8Array, from: string, to: string): void {
  const names = new TextDecoder('latin1').decode(content);
  content.set(new TextEncoder().encode(to), names.lastIndexOf(from));
}

/** A WAV file with this number of samples, 8,000 in a second. */
function silence(samples: number): Uint8Array<ArrayBuffer> {
  const file = new DataView(new ArrayBuffer(44 + samples));
  const write = (at: number, text: string) => {
    for (const [i, code] of new TextEncoder().encode(text).entries()) file.setUint8(at + i, code);
  };
  write(0, 'RIFF');
  file.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  file.setUint32(16, 16, true);
  file.setUint16(20, 1, true);
  file.setUint16(22, 1, true);
  file.setUint32(24, 8_000, true);
  file.setUint32(28, 8_000, true);
  file.setUint16(32, 1, true);
  file.setUint16(34, 8, true);
  write(36, 'data');
  file.setUint32(40, samples, true);
  return new Uint8Array(file.buffer);
}

describe('a chosen video', () => {
  it.for(['intro-4s.mp4', 'tour-5s.webm', 'recorded-2s.webm'])(
    'raises no warning if all browsers play it: %s',
    async (name, { choose }) => {
      await choose(await readFixture(`clips/${name}`));
      await expect.element(page.getByText(/^Duration 0:0/)).toBeVisible();
      await expect.element(ready).toBeVisible();
      await expect.element(banner).not.toBeInTheDocument();
    },
  );

  it.for([
    ['lengths/subtitles-12s.webm', 'Duration 0:02'],
    ['lengths/frames-of-5s.webm', 'Duration 0:10'],
  ] as const)('shows the length that is played: %s', async ([name, shown], { choose }) => {
    await choose(await readFixture(name));
    await expect.element(page.getByText(shown)).toBeVisible();
  });

  it('is ready without an answer about the limit, which is not shown then', async ({
    choose,
    server,
  }) => {
    server.hold(getConfig);
    await choose(await readFixture('clips/intro-4s.mp4'));
    await expect.element(page.getByText('Duration 0:04')).toBeVisible();
    await expect.element(page.getByText('MP4, WebM or Ogg', { exact: true })).toBeVisible();
    await expect.element(ready).toBeVisible();
  });

  it.for([
    ['theora-3s.ogv', 'ogg'],
    ['hevc-2s.mp4', 'picture'],
    ['quicktime-1s.mov', 'quicktime'],
  ] as const)('raises a warning before it is sent: %s', async ([name, limit], { choose }) => {
    await choose(await readFixture(`clips/${name}`));
    await expect
      .element(page.getByText(modulesTexts().playbackLimits[limit], { exact: true }))
      .toBeVisible();
  });

  it.for(['ac-3', 'ec-3', 'alac', 'sowt', 'lpcm'])(
    'raises a warning about sound in %s',
    async (sampleEntry, { choose }) => {
      const clip = await readFixture('clips/intro-4s.mp4');
      const content = new Uint8Array(await clip.arrayBuffer());
      renameBox(content, 'mp4a', sampleEntry);
      // The box states AAC, whatever the sample entry says.
      renameBox(content, 'esds', 'free');
      await choose(new File([content], 'clip.mp4', { type: 'video/mp4' }));
      await expect
        .element(page.getByText(modulesTexts().playbackLimits.sound, { exact: true }))
        .toBeVisible();
    },
  );

  it.for([
    ['matroska.webm', 'Matroska files (.mkv) are not played by browsers.'],
    ['prores.mp4', 'Browsers cannot play this kind of video.'],
    ['sound.mp4', 'The file holds no video, only sound.'],
    ['sound.webm', 'The file holds no video, only sound.'],
    ['sound.ogg', 'The file holds no video, only sound.'],
  ] as const)(
    'is not ready if the server will refuse its format: %s',
    async ([name, reason], { choose }) => {
      await choose(await readFixture(`lies/${name}`));
      await expect
        .element(
          page.getByText(new RegExp(`^${reason.replaceAll(/[().]/g, '\\$&')}.* will refuse it`)),
        )
        .toBeVisible();
      await expect.element(ready).not.toBeInTheDocument();
    },
  );

  it.for(['text.mp4', 'page.webm', 'picture.mp4'])(
    'is not ready if it is no video: %s',
    async (name, { choose }) => {
      await choose(await readFixture(`lies/${name}`));
      await expect.element(page.getByRole('alert')).toMatchTextContent(texts.durationUnread);
      await expect
        .element(page.getByText(`${reasons.videoUnknown} The portal will refuse it.`))
        .toBeVisible();
      await expect.element(banner).not.toBeInTheDocument();
      await expect.element(ready).not.toBeInTheDocument();
    },
  );

  it('is not ready if it is sound, although this browser plays it', async ({ choose }) => {
    await choose(new File([silence(8_000)], 'talk.mp4', { type: 'video/mp4' }));
    await expect.element(page.getByText('Duration 0:01')).toBeVisible();
    await expect
      .element(page.getByText(`${reasons.videoUnknown} The portal will refuse it.`))
      .toBeVisible();
    await expect.element(ready).not.toBeInTheDocument();
  });
});
