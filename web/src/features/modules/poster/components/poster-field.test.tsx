import { listCompanies } from '@portal/contract/companies';
import { getConfig } from '@portal/contract/config';
import {
  createPosterUpload,
  createVideoUpload,
  getModule,
  getModuleImpact,
  listModules,
  updateModule,
} from '@portal/contract/modules';
import { getCompanyRequirements, getModuleRequirement } from '@portal/contract/requirements';
import { describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ModuleDialog } from '#web/features/modules/components/module-dialog.tsx';
import { refusal } from '#web/testing/fake-server.ts';
import { readFixture } from '#web/testing/read-fixture.ts';
import { acme, adminModule, asAdmin, noModuleImpact, tour } from '#web/testing/records.ts';
import { moduleRules, noRules } from '#web/testing/rule-records.ts';
import { it as screenIt, toasts } from '#web/testing/screen-test.tsx';

const EXPIRES = '2099-01-01T00:00:00.000Z';
const POSTER = new URL('/logos/brightwater-foods.png', location.href).href;
const problems = { cannotFinish: 0, noPicture: 0 };
const video = { ...tour, missing: false, uploadId: null, playbackLimit: null, problems };

const it = screenIt.extend('open', ({ server, signIn, show }) => {
  signIn(asAdmin);
  server.answer(getConfig, { maxVideoMb: 1, trashDays: 30, hasMailServer: true });
  server.answer(getModuleImpact, noModuleImpact);
  server.answer(listCompanies, [acme]);
  server.answer(listModules, [adminModule]);
  server.answer(getCompanyRequirements, noRules);
  server.answer(getModuleRequirement, moduleRules);
  server.answer(createVideoUpload, {
    id: 70,
    duration: 5,
    expiresAt: EXPIRES,
    playbackLimit: null,
  });
  server.answer(createPosterUpload, { id: 80, expiresAt: EXPIRES });
  return (poster: string | null = null) => {
    const module = { ...adminModule, videos: [{ ...video, poster }] };
    server.answer(getModule, module);
    server.answer(updateModule, { ...module, version: 3, warnings: [] });
    show(
      <ModuleDialog
        module={module}
        mayChange
        isEditing
        onReload={vi.fn()}
        onEdit={vi.fn()}
        onEditEnd={vi.fn()}
        onAddAnother={vi.fn()}
        onClose={vi.fn()}
      />,
    );
  };
});

const field = page.getByRole('group', { name: /^Picture of the video/ });
const status = field.getByRole('status');
const picture = () => field.element().querySelector('img');
const moment = field.getByRole('button', { name: 'Choose a moment' });
const description = page.getByLabelText(/^Description/);
const slider = field.getByRole('slider', { name: 'Moment' });
const use = field.getByRole('button', { name: 'Use this picture' });
const file = field.getByLabelText('Choose a picture file');
const save = page.getByRole('button', { name: 'Save Changes' });
/** Holds back the pictures of files, as a large one does: each is ready when its returned function is called. */
function holdPictures() {
  const decode = window.createImageBitmap.bind(window);
  const held: PromiseWithResolvers<void>[] = [];
  vi.spyOn(window, 'createImageBitmap').mockImplementation(async (source: ImageBitmapSource) => {
    if (!(source instanceof File)) return decode(source);
    const turn = Promise.withResolvers<void>();
    held.push(turn);
    await turn.promise;
    return decode(source);
  });
  return (index: number) => held[index]?.resolve();
}

/** Holds back the pictures of moments until the returned function is called. */
function holdDrawing() {
  const draw = HTMLCanvasElement.prototype.toBlob;
  const held: (() => void)[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    ...given
  ) {
    held.push(() => draw.apply(this, given));
  });
  return () => {
    for (const release of held) release();
  };
}

/** Uses a moment, whose picture is prepared until the returned function is called. */
async function useHeldMoment(open: () => void) {
  const release = holdDrawing();
  open();
  await moment.click();
  await use.click();
  await expect.element(status).toMatchTextContent('Preparing the picture…');
  return release;
}

const done = toasts.getByText('Module updated successfully');

describe('the picture of a new film', () => {
  it('is chosen from it and sent with it', async ({ open, server, clip }) => {
    open(POSTER);
    await expect.element(status).toMatchTextContent(/Trainees see it on the module/);
    await page.getByLabelText(/^Replacement video/).upload(clip);
    await expect.element(status).toMatchTextContent(/Chosen from the video automatically\./);
    await expect.poll(() => picture()?.naturalWidth ?? 0).toBeGreaterThan(0);
    await save.click();
    await expect.element(done).toBeVisible();
    expect(server.received(createPosterUpload)).toHaveLength(1);
    expect(server.received(updateModule)).toMatchObject([
      { body: { videoUploadId: 70, posterUploadId: 80 } },
    ]);
  });

  it('is not replaced by a file that was chosen for the film before', async ({ open, clip }) => {
    const release = holdPictures();
    open();
    await file.upload(await readFixture('logos/brightwater-foods.png'));
    await page.getByLabelText(/^Replacement video/).upload(clip);
    await expect.element(status).toMatchTextContent(/Chosen from the video automatically\./);
    release(0);
    await file.upload(new File(['no picture'], 'a.png', { type: 'image/png' }));
    release(1);
    await expect.element(field.getByRole('alert')).toMatchTextContent(/cannot be used/);
    await expect.element(status).toMatchTextContent(/Chosen from the video automatically\./);
  });

  it('does not hinder the save if it cannot be sent, which the screen says', async ({
    open,
    server,
    clip,
  }) => {
    open();
    server.answer(createPosterUpload, refusal('INTERNAL', 'Something broke'));
    await page.getByLabelText(/^Replacement video/).upload(clip);
    await expect.element(status).toMatchTextContent(/Chosen from the video automatically\./);
    await save.click();
    await expect.element(done).toBeVisible();
    await expect.element(toasts.getByText('Saved without a picture')).toBeVisible();
    const [sent] = server.received(updateModule);
    expect(sent?.body).toMatchObject({ videoUploadId: 70 });
    expect(sent?.body.posterUploadId).toBeUndefined();
  });
});

describe('the picture of a stored film', () => {
  it('is taken from another moment by the keyboard', async ({ open, server }) => {
    open();
    await expect.element(status).toMatchTextContent(/The module is shown without a picture\./);
    await moment.click();
    await expect.element(slider).toHaveFocus();
    await expect.element(use).toBeEnabled();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:00 of 0:05');
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:04 /));
    await expect.element(use).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toMatchTextContent(/From 0:04 of the video/);
    await expect.element(moment).toHaveFocus();
    await expect.poll(() => picture()?.naturalWidth ?? 0).toBeGreaterThan(0);
    await save.click();
    await expect.element(done).toBeVisible();
    expect(server.received(updateModule)).toMatchObject([
      { body: { posterUploadId: 80, version: 2 } },
    ]);
  });

  it('is not taken from a moment that is cancelled while it is drawn', async ({ open }) => {
    const release = await useHeldMoment(open);
    await expect.element(save).toBeDisabled();
    await field.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(moment).toHaveFocus();
    release();
    await file.upload(new File(['no picture'], 'a.png', { type: 'image/png' }));
    await expect.element(field.getByRole('alert')).toMatchTextContent(/cannot be used/);
    await expect.element(status).toMatchTextContent(/The module is shown without a picture\./);
  });

  it('leaves the focus where the admin is when it has been drawn', async ({ open }) => {
    const release = await useHeldMoment(open);
    await description.click();
    release();
    await expect.element(status).toMatchTextContent(/From 0:02 of the video/);
    await expect.element(slider).not.toBeInTheDocument();
    await expect.element(description).toHaveFocus();
  });

  it('leaves the focus where the admin is when its frame has been loaded', async ({ open }) => {
    const seek = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set').mockReturnValue();
    open();
    await moment.click();
    const film = field.element().querySelector('video');
    await expect.poll(() => film?.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA);
    expect(seek).toHaveBeenCalled();
    await use.click();
    await expect.element(field.getByRole('button', { name: 'Loading…' })).toBeVisible();
    await description.click();
    film?.dispatchEvent(new Event('seeked'));
    await expect.element(status).toMatchTextContent(/From 0:02 of the video/);
    await expect.element(slider).not.toBeInTheDocument();
    await expect.element(description).toHaveFocus();
  });

  it('returns the focus from any of the controls that are removed then', async ({ open }) => {
    const release = await useHeldMoment(open);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(slider).toHaveFocus();
    release();
    await expect.element(slider).not.toBeInTheDocument();
    await expect.element(moment).toHaveFocus();
  });

  it('is a file, which must be a picture', async ({ open, server }) => {
    open(POSTER);
    await file.upload(new File(['no picture'], 'a.png', { type: 'image/png' }));
    await expect
      .element(field.getByRole('alert'))
      .toMatchTextContent(/cannot be used as a picture/);
    expect(picture()?.src).toBe(POSTER);
    await field.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.element(field.getByText(/cannot be used as a picture/)).not.toBeInTheDocument();
    const logo = await readFixture('logos/brightwater-foods.png');
    await file.upload(logo);
    await expect
      .element(status)
      .toMatchTextContent(/brightwater-foods\.png, saved with the module\./);
    await save.click();
    await expect.element(done).toBeVisible();
    expect(server.received(updateModule)).toMatchObject([{ body: { posterUploadId: 80 } }]);
  });

  it('keeps the module from being saved while a file is prepared', async ({ open, server }) => {
    const release = holdPictures();
    open();
    await file.upload(await readFixture('logos/brightwater-foods.png'));
    await expect.element(status).toMatchTextContent('Preparing the picture…');
    await expect.element(save).toBeDisabled();
    release(0);
    await save.click();
    await expect.element(done).toBeVisible();
    expect(server.received(updateModule)).toMatchObject([{ body: { posterUploadId: 80 } }]);
  });

  it('is prepared before it is saved over the version of another admin', async ({
    open,
    server,
  }) => {
    const release = holdPictures();
    open();
    const module = { ...adminModule, videos: [video], version: 3, description: 'Theirs.' };
    server.answer(updateModule, ({ body }) =>
      body.version === 2
        ? refusal('CONFLICT', 'Changed', { version: 3 })
        : { ...module, version: 4, warnings: [] },
    );
    await description.fill('Mine.');
    server.answer(getModule, module);
    await save.click();
    await page.getByRole('button', { name: 'Back to editing' }).click();
    await file.upload(await readFixture('logos/brightwater-foods.png'));
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(status).toMatchTextContent('Preparing the picture…');
    await expect.element(save).toBeDisabled();
    release(0);
    await save.click();
    await expect.element(done).toBeVisible();
    expect(server.received(updateModule).map(({ body }) => body)).toMatchObject([
      { version: 2 },
      { version: 3, posterUploadId: 80 },
    ]);
  });

  it('is the file that was chosen last, also if an earlier one is ready after it', async ({
    open,
  }) => {
    const release = holdPictures();
    open();
    const logo = await readFixture('logos/brightwater-foods.png');
    await file.upload(new File([logo], 'first.png', { type: 'image/png' }));
    await file.upload(new File([logo], 'second.png', { type: 'image/png' }));
    release(1);
    await expect.element(status).toMatchTextContent(/second\.png/);
    release(0);
    // A third file is ready after the first one.
    await file.upload(new File(['no picture'], 'a.png', { type: 'image/png' }));
    release(2);
    await expect.element(field.getByRole('alert')).toMatchTextContent(/cannot be used/);
    await expect.element(status).toMatchTextContent(/second\.png/);
  });

  it('stays removed when a file that was chosen before is ready', async ({ open, server }) => {
    const release = holdPictures();
    open(POSTER);
    await file.upload(await readFixture('logos/brightwater-foods.png'));
    await field.getByRole('button', { name: 'Remove the picture' }).click();
    release(0);
    await file.upload(new File(['no picture'], 'a.png', { type: 'image/png' }));
    release(1);
    await expect.element(field.getByRole('alert')).toMatchTextContent(/cannot be used/);
    await expect.element(status).toMatchTextContent(/Removed when you save\./);
    await save.click();
    await expect.element(done).toBeVisible();
    expect(server.received(updateModule)).toMatchObject([{ body: { posterUploadId: null } }]);
  });

  it('stops the save if a chosen one cannot be sent, and is sent at the next try', async ({
    open,
    server,
  }) => {
    open();
    server.answer(createPosterUpload, refusal('UNSUPPORTED_MEDIA', 'Not a picture'));
    await file.upload(await readFixture('logos/brightwater-foods.png'));
    await save.click();
    await expect.element(page.getByText('Failed to update module: Not a picture')).toBeVisible();
    expect(server.received(updateModule)).toEqual([]);
    server.answer(createPosterUpload, { id: 81, expiresAt: EXPIRES });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(done).toBeVisible();
    expect(server.received(updateModule)).toMatchObject([{ body: { posterUploadId: 81 } }]);
  });

  it('is removed or kept', async ({ open, server }) => {
    open(POSTER);
    await field.getByRole('button', { name: 'Remove the picture' }).click();
    await expect.element(status).toMatchTextContent(/Removed when you save\./);
    expect(picture()).toBeNull();
    await field.getByRole('button', { name: 'Keep the picture' }).click();
    expect(picture()?.src).toBe(POSTER);
    await field.getByRole('button', { name: 'Remove the picture' }).click();
    await save.click();
    await expect.element(done).toBeVisible();
    expect(server.received(createPosterUpload)).toEqual([]);
    expect(server.received(updateModule)).toMatchObject([{ body: { posterUploadId: null } }]);
  });
});
