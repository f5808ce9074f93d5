import { resetPassword } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import { listChatUsers } from '@portal/contract/chat';
import { logIn } from '@portal/contract/log-in';
import * as calls from '@portal/contract/own-account';
import { deleteTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { makeAdmin, PASSWORD, signInAgain, succeeded } from '#server/testing/factories.ts';
import { mailedResetToken } from '#server/testing/mailed-reset-token.ts';
import { it } from '#server/testing/portal-test.ts';

const NEW_PASSWORD = 'quite another horse';

describe('the name', () => {
  it('is changed for all users, and recorded with the name of then', async ({ admin, trainee }) => {
    const { id, company } = trainee.user;
    const body = { name: '  Zoë Renamed ' };
    const changed = succeeded(await trainee.call(calls.changeOwnName, { body }));
    expect(changed).toMatchObject({ id, name: 'Zoë Renamed', company });
    expect(succeeded(await trainee.call(calls.getOwnAccount))).toEqual(changed);
    const query = { search: 'Zoë Renamed' };
    const found = succeeded(await admin.call(listChatUsers, { query }));
    expect(found.map((user) => user.id)).toContain(id);
    const [record] = succeeded(await admin.call(listActivity, { query }));
    expect(record).toMatchObject({
      action: 'trainee.updated',
      actor: { id, name: 'Tess Trainee' },
      subject: { id, name: 'Tess Trainee' },
      company,
      before: { name: 'Tess Trainee' },
      after: { name: 'Zoë Renamed' },
    });
    // The next record names the new one.
    succeeded(await trainee.call(calls.changeOwnName, { body: { name: 'Zoë Again' } }));
    const [next] = succeeded(await admin.call(listActivity, { query }));
    expect(next?.actor.name).toBe('Zoë Renamed');
  });

  it('of an admin is recorded, and an unchanged one is not', async ({ portal, admin }) => {
    const ada = await makeAdmin(portal, 'rename@admin.test', 'Ada First');
    for (const name of ['Ada Second', 'Ada Second'])
      succeeded(await ada.call(calls.changeOwnName, { body: { name } }));
    const query = { search: 'Ada First' };
    const records = succeeded(await admin.call(listActivity, { query }));
    expect(records.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['admin.updated', 'Ada First'],
      ['admin.created', 'Training Portal'],
    ]);
  });

  it.for([{ name: '  ' }, { name: 'x'.repeat(201) }, {}])(
    '%j is refused',
    async (body, { trainee }) => {
      expect(
        (await trainee.call(calls.changeOwnName, { body: body as { name: string } })).status,
      ).toBe(400);
    },
  );

  it('is changed ten times an hour at most', async ({ portal, trainee }) => {
    const rename = (name: string) => trainee.call(calls.changeOwnName, { body: { name } });
    for (let i = 0; i < 10; i++) succeeded(await rename(`Name ${i}`));
    expect(await rename('One too many')).toMatchObject({
      status: 429,
      body: { message: 'You have changed your name too often. Please try again later.' },
    });
    portal.clock.advance(61 * 60_000);
    succeeded(await rename('Later'));
  });
});

describe('the password', () => {
  it('is changed with the old one: all other sessions, links and known browsers end', async ({
    portal,
    trainee,
  }) => {
    const { email } = trainee.user;
    const other = await signInAgain(portal, trainee);
    const link = await mailedResetToken(portal, email);
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD };
    const { deviceToken, message } = succeeded(
      await trainee.call(calls.changeOwnPassword, { body }),
    );
    expect(message).toBe('Your password has been changed. You are logged out everywhere else.');
    expect((await trainee.call(calls.getOwnAccount)).status).toBe(200);
    expect((await other.call(calls.getOwnAccount)).status).toBe(401);
    const late = { token: link, password: 'a third strong horse' };
    expect((await portal.call(resetPassword, { body: late })).status).toBe(400);
    const logInWith = (password: string) =>
      portal.call(logIn, { body: { email, password, deviceToken } });
    expect((await logInWith(PASSWORD)).status).toBe(401);
    // The token is that of a known browser, so the login returns it again.
    expect(succeeded(await logInWith(NEW_PASSWORD)).deviceToken).toBe(deviceToken);
  });

  it('stays with a wrong old one, after ten of which the right one waits too', async ({
    portal,
    trainee,
  }) => {
    const other = await signInAgain(portal, trainee);
    const change = (currentPassword: string) =>
      trainee.call(calls.changeOwnPassword, { body: { currentPassword, password: NEW_PASSWORD } });
    const refused = await change('wrong');
    expect(refused).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        message: 'This is not your current password.',
        details: { fields: [{ path: 'currentPassword' }] },
      },
    });
    // At the same time, so that none is checked beyond the limit.
    const answers = await Promise.all(Array.from({ length: 12 }, () => change('wrong')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(9);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect((await change(PASSWORD)).status).toBe(429);
    expect((await other.call(calls.getOwnAccount)).status).toBe(200);
    portal.clock.advance(16 * 60_000);
    succeeded(await change(PASSWORD));
  });

  it.for([
    ['a short one', { password: 'short' }],
    ['a common one', { password: 'password1' }],
    ['no old one', { currentPassword: '' }],
  ] as const)('%s is refused', async ([, given], { trainee }) => {
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD, ...given };
    expect((await trainee.call(calls.changeOwnPassword, { body })).status).toBe(400);
    expect((await trainee.call(calls.getOwnAccount)).status).toBe(200);
  });

  it('is changed once by two sessions at the same time', async ({ portal, trainee }) => {
    const other = await signInAgain(portal, trainee);
    const passwords = ['first strong horse', 'second strong horse'];
    const answers = await Promise.all(
      [trainee, other].map((session, i) =>
        session.call(calls.changeOwnPassword, {
          body: { currentPassword: PASSWORD, password: passwords[i] ?? '' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    const { email } = trainee.user;
    const logins = passwords.map((password) => portal.call(logIn, { body: { email, password } }));
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual(
      winner === 0 ? [200, 401] : [401, 200],
    );
  });
});

it('needs a session', async ({ portal, admin, trainee }) => {
  const callsOfAccount = [
    [calls.getOwnAccount, {}],
    [calls.changeOwnName, { body: { name: 'Tess' } }],
    [calls.changeOwnPassword, { body: { currentPassword: PASSWORD, password: NEW_PASSWORD } }],
    [calls.changeOwnLanguage, { body: { language: 'de' } }],
    [calls.listOwnSessions, {}],
    [calls.endOwnSession, { params: { id: 1 } }],
    [calls.endOtherSessions, {}],
  ] as const;
  for (const [call, input] of callsOfAccount)
    expect((await portal.call(call, input)).status, call.name).toBe(401);
  succeeded(await admin.call(deleteTrainee, { params: { id: trainee.user.id } }));
  for (const [call, input] of callsOfAccount)
    expect((await trainee.call(call, input)).status, call.name).toBe(401);
});
