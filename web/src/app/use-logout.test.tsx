import { logOut } from '@portal/contract/accounts';
import { createVideoUpload } from '@portal/contract/modules';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { ownDrafts } from '../features/chat/model/drafts.ts';
import { helpDrafts } from '../features/help/model/help-draft.ts';
import { uploadFile } from '../platform/http/upload-file.ts';
import { session } from '../platform/session/session-store.ts';
import { saveCaptionsChoice } from '../platform/storage/captions-choice.ts';
import { storeFollowedJobs } from '../platform/storage/followed-jobs.ts';
import { createModuleRecords } from '../platform/storage/module-records.ts';
import { USER_RECORDS, userKey } from '../platform/storage/user-records.ts';
import { asAdmin, asTrainee } from '../testing/records.ts';
import { it } from '../testing/screen-test.tsx';
import { useUnsavedForm } from '../ui/unsaved-forms.ts';
import { answerOtherTabs } from './open-work.ts';
import { LogoutQuestion, useLogout } from './use-logout.tsx';

const KEPT = /^(theme|notificationSettings|loggedOut|deviceToken:.+)$/;
const NO_DRAFT = { message: '', sent: null };

function Page({ hasForm = false }: { hasForm?: boolean }) {
  const { start, question } = useLogout();
  useUnsavedForm(hasForm);
  return (
    <>
      <button type="button" onClick={start}>
        Logout
      </button>
      <LogoutQuestion {...question} />
    </>
  );
}

const logout = page.getByRole('button', { name: 'Logout', exact: true });
const question = page.getByRole('alertdialog', { name: 'Log out and lose what is not saved?' });
const answer = (name: string) => question.getByRole('button', { name, exact: true }).click();
const losses = () =>
  question
    .getByRole('listitem')
    .elements()
    .map((each) => each.textContent);

it('logs out at once if nothing would be lost', async ({ server, show, signIn }) => {
  server.answer(logOut, { success: true });
  signIn(asTrainee);
  show(<Page />);
  await logout.click();
  await expect.poll(() => session.current().status).toBe('signed-out');
});

it('names what would be lost, and removes everything of the user after the answer', async ({
  server,
  show,
  signIn,
}) => {
  server.answer(logOut, { success: true });
  signIn(asTrainee);
  for (const key of Object.keys(USER_RECORDS))
    localStorage.setItem(`${key}:${asTrainee.id}:1`, '{}');
  ownDrafts.write(7, 'Private words');
  helpDrafts.write(null, { ...NO_DRAFT, message: 'Private words' });
  storeFollowedJobs(asTrainee.id, [4]);
  saveCaptionsChoice(true);
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('deviceToken:1x', 'known');
  localStorage.setItem('somethingNew', 'of a later version');

  show(<Page hasForm />);
  await logout.click();
  await expect.element(question).toBeVisible();
  expect(losses()).toEqual([
    'A form with unsaved changes is open',
    'A chat message has not been sent',
    'A chat message is half-written',
    'A help request is half-written',
    'A quiz has answers that are not submitted',
    'Watched time has not reached the portal yet',
  ]);
  await answer('Stay');
  await expect.element(question).not.toBeInTheDocument();
  expect(session.current().status).toBe('signed-in');

  await logout.click();
  await answer('Log out');
  await expect.poll(() => session.current().status).toBe('signed-out');
  // The page that closes may still write.
  createModuleRecords('quizAnswers', () => null)
    .of(asTrainee.id, 3)
    .write(null as never);
  const keys = Object.keys(localStorage);
  expect(keys.filter((key) => !KEPT.test(key))).toEqual([]);
  expect(keys.sort()).toEqual(['deviceToken:1x', 'loggedOut', 'theme']);
  signIn(asTrainee);
  expect([ownDrafts.read(7), helpDrafts.read(null)]).toEqual(['', NO_DRAFT]);
});

it('names an upload, and asks the other tabs of this user only', async ({
  server,
  show,
  signIn,
}) => {
  signIn(asAdmin);
  answerOtherTabs();
  server.hold(createVideoUpload);
  const cancel = new AbortController();
  const file = new File(['video'], 'intro.mp4', { type: 'video/mp4' });
  const upload = uploadFile(createVideoUpload, {
    fields: { duration: '4' },
    file,
    signal: cancel.signal,
  });
  upload.catch(() => undefined);

  const otherTab = new BroadcastChannel('portal-open-work');
  const ask = (userId: number) =>
    new Promise((resolve) => {
      const listen = ({ data }: MessageEvent) => {
        if (data.answerTo === `of ${userId}`) resolve(data.work);
      };
      otherTab.addEventListener('message', listen);
      otherTab.postMessage({ question: `of ${userId}`, userId });
    });
  // This tab does not answer the question of another user.
  void ask(asAdmin.id + 1).then(() => expect.unreachable());
  expect(await ask(asAdmin.id)).toEqual(['video']);

  otherTab.addEventListener('message', ({ data }) => {
    if (data.userId === asAdmin.id)
      otherTab.postMessage({ answerTo: data.question, work: ['video', 'form'] });
  });
  show(<Page />);
  await logout.click();
  await expect.element(question).toBeVisible();
  expect(losses()).toEqual([
    'A video is being uploaded',
    'A video is being uploaded in another tab',
    'A form with unsaved changes is open in another tab',
  ]);
  await answer('Stay');
  cancel.abort();
  otherTab.close();
});

it('leaves the records of a user whose session ends by itself, until another user logs in', ({
  signIn,
}) => {
  const key = `${userKey('helpDraft', asTrainee.id)}:1`;
  signIn(asTrainee);
  helpDrafts.write(1, { ...NO_DRAFT, message: 'Private words' });
  session.expire('token-of-the-test');
  expect(session.current().status).toBe('ended');
  signIn(asTrainee);
  expect(helpDrafts.read(1).message).toBe('Private words');
  session.expire('token-of-the-test');
  session.end('changing-account');
  expect(localStorage.getItem(key)).not.toBeNull();
  signIn(asAdmin);
  expect(localStorage.getItem(key)).toBeNull();
});
