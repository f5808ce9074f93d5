import { getCompanyImpact, listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import { DESCRIPTION_MAX, NAME_MAX } from '@portal/contract/limits';
import { createModule, createPosterUpload, createVideoUpload } from '@portal/contract/modules';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NO_CONNECTION, refusal } from '#web/testing/fake-server.ts';
import { readFixture } from '#web/testing/read-fixture.ts';
import { acme, adminModule, asAdmin, companyImpact } from '#web/testing/records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';
import { NewModulePanel } from './new-module-panel.tsx';

const it = screenIt
  .extend('onClose', () => vi.fn())
  .extend('open', ({ server, signIn, show, onClose }) => {
    signIn(asAdmin);
    server.answer(getConfig, { maxVideoMb: 1, trashDays: 30, hasMailServer: true });
    server.answer(getCompanyImpact, companyImpact);
    server.answer(listCompanies, [acme]);
    server.answer(createPosterUpload, { id: 71, expiresAt: '2099-01-01T00:00:00.000Z' });
    server.answer(createVideoUpload, {
      id: 70,
      duration: 5,
      expiresAt: '2099-01-01T00:00:00.000Z',
      playbackLimit: null,
    });
    return () => show(<NewModulePanel company={{ id: 3, name: 'Acme' }} onClose={onClose} />);
  });

const name = page.getByLabelText('Module name');
const description = page.getByLabelText(/^Description/);
const videoFile = page.getByLabelText(/^Video/);
const save = page.getByRole('button', { name: /^(Save Module|Saving…|Retry)$/ });
const alert = page.getByRole('alert');
const made = { success: true, warnings: [], module: adminModule };

async function fillIn(clip: File): Promise<void> {
  await name.fill('  Fire safety ');
  await description.fill('Where the exits are.');
  await videoFile.upload(clip);
  await expect.element(page.getByText('Duration 0:05')).toBeVisible();
}

describe('new module', () => {
  it('says what is still needed until it can be saved', async ({ open, clip }) => {
    open();
    await expect.element(name).toHaveFocus();
    await expect.element(save).toBeDisabled();
    await expect
      .element(save)
      .toHaveAccessibleDescription('Still needed: a name, and a video or a question');
    await name.fill('   ');
    await expect.element(save).toBeDisabled();
    await name.fill('Fire safety');
    await expect.element(save).toHaveAccessibleDescription('Still needed: a video or a question');
    await videoFile.upload(clip);
    await expect.element(save).toBeEnabled();
  });

  it('waits for a chosen picture, and says so', async ({ open, server, clip }) => {
    const decode = window.createImageBitmap.bind(window);
    const turn = Promise.withResolvers<void>();
    vi.spyOn(window, 'createImageBitmap').mockImplementation(async (source: ImageBitmapSource) => {
      if (source instanceof File) await turn.promise;
      return decode(source);
    });
    server.answer(createModule, made);
    open();
    await fillIn(clip);
    const picture = await readFixture('logos/brightwater-foods.png');
    await page.getByLabelText('Choose a picture file').upload(picture);
    await expect.element(save).toHaveAccessibleDescription('Still needed: the chosen picture');
    await expect.element(save).toBeDisabled();
    turn.resolve();
    await save.click();
    await expect.element(toasts.getByText(/^Module and video added successfully/)).toBeVisible();
    expect(server.received(createPosterUpload)).toHaveLength(1);
  });

  it('sends the video, then the module, once, and closes', async ({
    open,
    server,
    clip,
    onClose,
  }) => {
    const answer = server.hold(createModule);
    open();
    await fillIn(clip);
    await save.dblClick();
    await expect.element(page.getByText('Saving the module…')).toBeVisible();
    await expect.element(name).toBeDisabled();
    answer(made);
    await expect
      .element(toasts.getByText('Module and video added successfully! (No MCQs added)'))
      .toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.received(createVideoUpload)).toHaveLength(1);
    expect(server.received(createModule)).toEqual([
      {
        params: { id: 3 },
        body: {
          name: 'Fire safety',
          description: 'Where the exits are.',
          videoUploadId: 70,
          posterUploadId: 71,
          clientRequestId: expect.stringMatching(/^[0-9a-f]{32}$/),
        },
      },
    ]);
  });

  it('names texts that are too long and focuses the first of them', async ({ open, clip }) => {
    open();
    await fillIn(clip);
    await name.fill('x'.repeat(NAME_MAX + 1));
    await description.fill('y'.repeat(DESCRIPTION_MAX + 1));
    await save.click();
    await expect.element(name).toHaveAccessibleDescription(`At most ${NAME_MAX} characters`);
    await expect.element(name).toHaveFocus();
    await expect
      .element(description)
      .toHaveAccessibleDescription(new RegExp(`At most ${DESCRIPTION_MAX} characters`));
  });

  it('is not sent while a try would ask more questions than there are', async ({
    open,
    server,
    clip,
  }) => {
    server.answer(createModule, made);
    const drawn = page.getByLabelText(/^Questions per try/);
    open();
    await fillIn(clip);
    await drawn.fill('2');
    await expect
      .element(drawn)
      .toHaveAccessibleDescription(/The module has no questions to choose from\.$/);
    await save.click();
    await expect.element(drawn).toHaveFocus();
    await drawn.clear();
    await page.getByLabelText(/^Pass mark/).fill('90');
    await save.click();
    await expect.element(toasts.getByText(/^Module and video added successfully/)).toBeVisible();
    expect(server.received(createVideoUpload)).toHaveLength(1);
    expect(server.received(createModule)).toMatchObject([{ body: { passMark: 90 } }]);
  });

  it('is sent with a video that is too large only after a question', async ({
    open,
    server,
    clip,
  }) => {
    server.answer(createVideoUpload, refusal('TOO_LARGE', 'Too large'));
    open();
    await name.fill('Fire safety');
    await videoFile.upload(
      new File([clip, new Uint8Array(1_100_000)], 'big.webm', { type: 'video/webm' }),
    );
    await expect
      .element(
        page.getByText('The file is larger than the limit of 1 MB. The portal will refuse it.'),
      )
      .toBeVisible();
    await expect.element(save).toHaveAccessibleDescription('Still needed: another video');
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await save.click();
    await expect.element(alert).toMatchTextContent(/Too large/);
    await videoFile.upload(clip);
    await expect.element(page.getByText(/^The file is larger/)).not.toBeInTheDocument();
  });

  it('says before the upload that a file is refused or not played everywhere', async ({ open }) => {
    open();
    await name.fill('Fire safety');
    await videoFile.upload(await readFixture('lies/matroska.webm'));
    await expect
      .element(
        page.getByText(/^Matroska files \(\.mkv\) are not played.* The portal will refuse it\.$/),
      )
      .toBeVisible();
    await expect.element(save).toBeDisabled();
    await videoFile.upload(await readFixture('clips/quicktime-1s.mov'));
    await expect
      .element(page.getByText(/^Some browsers do not play QuickTime files/))
      .toBeVisible();
    await expect.element(page.getByText(/^Matroska/)).not.toBeInTheDocument();
  });

  it('cannot be saved with a file that is no video', async ({ open }) => {
    open();
    await name.fill('Fire safety');
    await videoFile.upload(new File(['no video'], 'lie.mp4', { type: 'video/mp4' }));
    await expect.element(alert).toMatchTextContent(/^Please wait for video duration to load/);
    await expect.element(save).toBeDisabled();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await expect.element(alert).not.toBeInTheDocument();
  });

  it('keeps everything after a fault and does not send the video again', async ({
    open,
    server,
    clip,
    onClose,
  }) => {
    server.answer(createModule, refusal('INTERNAL', 'Something broke'));
    open();
    await fillIn(clip);
    await save.click();
    await expect.element(alert).toMatchTextContent(/Something broke.*need not be sent again/);
    await expect.element(name).toHaveValue('  Fire safety ');
    await expect.element(save).toHaveTextContent('Retry');
    await expect.element(save).toHaveFocus();
    // The server may have made it already, and knows the same request again.
    server.answer(createModule, made);
    await save.click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(server.received(createVideoUpload)).toHaveLength(1);
    const [first, ...others] = server.received(createModule);
    expect(others).toEqual([first]);
  });

  it('sends the video again when it was cancelled or lost on the way', async ({
    open,
    server,
    clip,
  }) => {
    server.hold(createVideoUpload);
    open();
    await fillIn(clip);
    await save.click();
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await expect.element(alert).toMatchTextContent(/^Upload cancelled/);
    server.answer(createVideoUpload, NO_CONNECTION);
    await save.click();
    await expect.element(alert).toMatchTextContent(/The server cannot be reached/);
    await expect.element(description).toHaveValue('Where the exits are.');
    expect(server.received(createModule)).toEqual([]);
  });

  it('asks before it is left, and loses nothing by staying', async ({ open, onClose }) => {
    open();
    await name.fill('Fire safety');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect.element(name).toHaveValue('Fire safety');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

const addQuestion = page.getByRole('button', { name: /^Add (a|another) question$/ });
const questionText = page.getByLabelText('Question', { exact: true });
const option = (number: number) => page.getByLabelText(`Option ${number}`, { exact: true });
const mark = (number: number) => page.getByRole('radio', { name: `Option ${number} is correct` });
const keep = page.getByRole('button', { name: 'Add Question' });

async function writeQuestion(text: string): Promise<void> {
  await addQuestion.click();
  await questionText.fill(text);
  for (const number of [1, 2, 3, 4]) await option(number).fill(`Answer ${number}`);
  await mark(2).click();
}

describe('questions of a module', () => {
  it('lead to what is missing, part by part', async ({ open }) => {
    open();
    await addQuestion.click();
    await expect.element(questionText).toHaveFocus();
    await keep.click();
    await expect
      .element(questionText)
      .toHaveAccessibleDescription('Please fill in both question and all options');
    await expect.element(questionText).toHaveFocus();
    await questionText.fill('Where is the exit?');
    await option(1).fill('Left');
    await keep.click();
    await expect.element(option(2)).toHaveFocus();
    for (const number of [2, 3, 4]) await option(number).fill(`Answer ${number}`);
    await keep.click();
    await expect.element(page.getByText('Please mark the correct answer')).toBeVisible();
    await expect.element(mark(1)).toHaveFocus();
  });

  it('have options that differ', async ({ open }) => {
    open();
    await writeQuestion('Where is the exit?');
    await option(3).fill(' Answer 2 ');
    await keep.click();
    await expect.element(page.getByText('Please make all options different')).toBeVisible();
    await expect.element(option(3)).toHaveValue(' Answer 2 ');
  });

  it('are listed, changed and removed', async ({ open }) => {
    open();
    await writeQuestion('Where is the exit?');
    await keep.click();
    const heading = page.getByRole('heading', { name: 'Questions (1)' });
    await expect.element(heading).toHaveFocus();
    await page.getByRole('button', { name: 'Edit question 1' }).click();
    await expect.element(mark(2)).toBeChecked();
    await questionText.fill('Where are the exits?');
    await page.getByRole('button', { name: 'Update Question' }).click();
    await expect.element(page.getByText(/Where are the exits\?/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove question 1' }).click();
    await expect.element(page.getByText(/Where are the exits\?/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Questions' })).toHaveFocus();
  });

  it('gain and lose options; the mark goes with its option', async ({ open }) => {
    open();
    await writeQuestion('Where is the exit?');
    await page.getByRole('button', { name: 'Add option' }).click();
    await option(5).fill('Answer 5');
    await page.getByRole('button', { name: 'Remove option 1' }).click();
    await expect.element(mark(1)).toBeChecked();
    await expect.element(option(1)).toHaveValue('Answer 2');
    await page.getByRole('button', { name: 'Remove option 1' }).click();
    for (const number of [1, 2, 3]) await expect.element(mark(number)).not.toBeChecked();
  });

  it('are written by keys: Enter goes to the next option and saves nothing', async ({
    open,
    server,
  }) => {
    open();
    await addQuestion.click();
    await expect.element(questionText).toHaveFocus();
    await userEvent.keyboard('Where?{Tab}{Tab}Left{Enter}');
    await expect.element(option(2)).toHaveFocus();
    await userEvent.keyboard('Right');
    await expect.element(option(2)).toHaveValue('Right');
    expect(server.received(createModule)).toEqual([]);
  });

  it('are saved with the module, also the one that is still open', async ({
    open,
    server,
    clip,
  }) => {
    server.answer(createModule, made);
    open();
    await fillIn(clip);
    await writeQuestion('Where is the exit?');
    await save.click();
    await expect
      .element(toasts.getByText('Module, video, and MCQs added successfully!'))
      .toBeVisible();
    expect(server.received(createModule).map(({ body }) => body.mcqs)).toEqual([
      [
        expect.objectContaining({
          question: 'Where is the exit?',
          options: ['Answer 1', 'Answer 2', 'Answer 3', 'Answer 4'],
          answer: 'Answer 2',
        }),
      ],
    ]);
  });

  it('are enough for a module, which is created once by a second try', async ({
    open,
    server,
    onClose,
  }) => {
    server.answer(createModule, NO_CONNECTION);
    open();
    await name.fill('Fire safety');
    await writeQuestion('Where is the exit?');
    await save.click();
    await expect.element(alert).toMatchTextContent(/The server cannot be reached/);
    server.answer(createModule, made);
    await save.click();
    await expect
      .element(toasts.getByText('Module and MCQs added successfully! (No video added)'))
      .toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.received(createVideoUpload)).toEqual([]);
    const ids = server.received(createModule).map(({ body }) => body.clientRequestId);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('keep the module from being saved while one is half-written', async ({
    open,
    server,
    clip,
  }) => {
    open();
    await fillIn(clip);
    await addQuestion.click();
    await questionText.fill('Where is the exit?');
    await save.click();
    await expect.element(option(1)).toHaveFocus();
    await expect.element(name).toBeEnabled();
    expect(server.received(createVideoUpload)).toEqual([]);
  });
});
