/** Each search of the portal ignores accents, case, apostrophes, width and the dots of Turkish letters; lists agree. */
import { listUsers, signUp } from '@portal/contract/accounts';
import { listActivity } from '@portal/contract/activity';
import { listAdmins } from '@portal/contract/admins';
import { listChatUsers, openDirectRoom, searchMessages, sendMessage } from '@portal/contract/chat';
import { createCompany, listCompanies, listPublicCompanies } from '@portal/contract/companies';
import { giveFeedback, listRatedModules } from '@portal/contract/feedback';
import { askForHelp, listHelpRequests } from '@portal/contract/help';
import { getCompanyReport } from '@portal/contract/reports';
import { checkTraineeImport } from '@portal/contract/trainee-import';
import {
  createTrainee,
  deleteTrainee,
  listTrainees,
  updateTrainee,
} from '@portal/contract/trainees';
import { listTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import { completeModule } from './features/feedback/testing/completed-modules.ts';
import {
  makeAdmin,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  PASSWORD,
  succeeded,
  upload,
} from './testing/factories.ts';
import { it as portalIt } from './testing/portal-test.ts';

/** A name with the texts by which it is found. */
const NAMES = [
  ['Jürgen Müller', 'muller', 'MÜLLER', 'mu\u0308ller'],
  ['José Núñez', 'jose', 'nunez'],
  ['Łukasz Wiśniewski', 'lukasz', 'wisniewski'],
  ['İsmail Çelik', 'ismail', 'ISMAIL', 'celik'],
  ['Sinéad O’Neill', 'oneill', "o'neill", 'sinead'],
  ['Ｔａｎａｋａ Ken', 'tanaka'],
  ['Ágnes Groß', 'agnes', 'gross'],
] as const;

const it = portalIt.extend('people', { scope: 'file' }, async ({ portal }) => {
  const company = await makeCompany(portal, 'Café d’Österreich');
  const people = new Map<string, Awaited<ReturnType<typeof makeTrainee>>>();
  for (const [name] of NAMES)
    people.set(name, await makeTrainee(portal, { companyName: company.name, name }));
  const personOf = (name: string) => {
    const person = people.get(name);
    if (person === undefined) throw new Error(`There is no ${name}`);
    return person;
  };
  return { company, personOf };
});

describe.for(NAMES)('%s is found', ([name, ...texts]) => {
  it('in the list of trainees', async ({ admin, people }) => {
    for (const search of texts) {
      const found = succeeded(await admin.call(listTrainees, { query: { search } }));
      expect([search, found.map((each) => each.name)]).toEqual([search, [name]]);
      const page = { search, page: '1', company: String(people.company.id) };
      expect(succeeded(await admin.call(listTrainees, { query: page }))).toHaveLength(1);
    }
  });

  it('among the people of the chat', async ({ admin, people }) => {
    people.personOf(name);
    for (const search of texts) {
      const found = succeeded(await admin.call(listChatUsers, { query: { search } }));
      expect([search, found.map((each) => each.name)]).toEqual([search, [name]]);
    }
  });

  it('in a message, a help request, the activity and the trash', async ({ admin, people }) => {
    const person = people.personOf(name);
    const params = { userId: person.user.id };
    const room = succeeded(await admin.call(openDirectRoom, { params }));
    const message = { content: `Hello ${name}!`, chatRoomId: room.id, senderId: admin.user.id };
    succeeded(await admin.call(sendMessage, { body: message }));
    succeeded(await person.call(askForHelp, { body: { message: `Please ask ${name}.` } }));
    const trainee = { name, email: `${crypto.randomUUID()}@trash.test`, password: PASSWORD };
    const body = { ...trainee, companyName: people.company.name };
    const { id } = succeeded(await admin.call(createTrainee, { body }));
    succeeded(await admin.call(deleteTrainee, { params: { id } }));
    for (const search of texts) {
      const query = { text: search };
      const inRoom = await admin.call(searchMessages, { params: { id: room.id }, query });
      expect([search, succeeded(inRoom).matches.length]).toEqual([search, 1]);
      const requests = succeeded(await admin.call(listHelpRequests, { query: { search } }));
      expect([search, requests.map((each) => each.trainee.name)]).toEqual([search, [name]]);
      const trash = succeeded(await admin.call(listTrash, { query: { search } }));
      expect([search, trash.map((each) => each.name)]).toEqual([search, [name]]);
      const activity = succeeded(await admin.call(listActivity, { query: { search } }));
      expect([search, activity.length > 0]).toEqual([search, true]);
    }
  });
});

it('finds a person by the part of the name behind an apostrophe in the activity', async ({
  admin,
  people,
}) => {
  const { user } = people.personOf('Sinéad O’Neill');
  succeeded(
    await admin.call(updateTrainee, { params: { id: user.id }, body: { name: user.name } }),
  );
  for (const search of ['neill', 'oneill', 'o neill'])
    expect(succeeded(await admin.call(listActivity, { query: { search } }))).not.toEqual([]);
});

it('finds trainees and rated modules by the name of their company', async ({
  portal,
  admin,
  people,
}) => {
  const { company } = people;
  const rater = people.personOf('José Núñez');
  const module = await makeQuizModule(portal, company.id, { name: 'Sécurité', questions: 1 });
  await completeModule(portal, rater, module.id);
  succeeded(await rater.call(giveFeedback, { body: { moduleId: module.id, rating: 5 } }));
  for (const search of ['osterreich', 'cafe d', 'dosterreich', "D'ÖSTERREICH"]) {
    const found = succeeded(await admin.call(listTrainees, { query: { search } }));
    expect([search, found.length]).toEqual([search, NAMES.length]);
  }
  for (const search of ['securite', 'osterreich SÉCURITÉ']) {
    const found = succeeded(await admin.call(listRatedModules, { query: { search } }));
    expect([search, found.map(({ name }) => name)]).toEqual([search, ['Sécurité']]);
  }
});

it('finds a trainee by the new name, and by the email that stays', async ({ admin, people }) => {
  const body = {
    name: 'Zoë Before',
    email: 'zoe.o’brien@find.test'.replace('’', "'"),
    password: PASSWORD,
    companyName: people.company.name,
  };
  const { id } = succeeded(await admin.call(createTrainee, { body }));
  const find = async (search: string) =>
    succeeded(await admin.call(listTrainees, { query: { search } })).map((each) => each.id);
  succeeded(await admin.call(updateTrainee, { params: { id }, body: { name: 'Chloé After' } }));
  expect(await find('chloe')).toEqual([id]);
  expect(await find('zoe before')).toEqual([]);
  expect(await find("O'Brien@find")).toEqual([id]);
  const email = 'chloe@find.test';
  succeeded(await admin.call(updateTrainee, { params: { id }, body: { email } }));
  expect(await find('chloe after')).toEqual([id]);
  expect(await find('obrien')).toEqual([]);
  expect(await find('chloe@find')).toEqual([id]);
});

it('shows no people of the chat for a search of characters that it ignores', async ({ people }) => {
  const { call } = people.personOf('José Núñez');
  const browsed = succeeded(await call(listChatUsers, { query: {} }));
  expect(succeeded(await call(listChatUsers, { query: { search: "''’" } }))).toEqual(browsed);
});

const ORDERED = [
  'Agnes',
  'Ágnes',
  'Agnes 2',
  'Agnes 10',
  'Łukasz',
  'O’Neill',
  'Onslow',
  'Özil',
  'Zoë',
];

describe('the order of names', () => {
  it('is that of a person who looks for one, in each list', async ({ portal, admin }) => {
    const company = await makeCompany(portal, 'Ordered Ltd');
    for (const name of ORDERED.toReversed())
      await makeTrainee(portal, { companyName: company.name, name });
    const query = { company: String(company.id) };
    const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    expect(namesOf(succeeded(await admin.call(listTrainees, { query })))).toEqual(ORDERED);
    const page = { ...query, page: '1', pageSize: '50' };
    expect(namesOf(succeeded(await admin.call(listTrainees, { query: page })))).toEqual(ORDERED);
    const backwards = { ...page, sort: '-name' };
    expect(namesOf(succeeded(await admin.call(listTrainees, { query: backwards })))).toEqual(
      ORDERED.toReversed(),
    );
    const report = await admin.call(getCompanyReport, { params: { id: company.id } });
    expect(namesOf(succeeded(report).people)).toEqual(ORDERED);
    const users = succeeded(await admin.call(listUsers)).filter(
      (user) => user.company?.id === company.id,
    );
    expect(namesOf(users)).toEqual(ORDERED);
  });

  it('is the same for companies and admins', async ({ portal, admin }) => {
    for (const name of ORDERED.toReversed()) {
      await makeCompany(portal, `Order ${name}`);
      await makeAdmin(portal, `${crypto.randomUUID()}@order.test`, `Order ${name}`);
    }
    const expected = ORDERED.map((name) => `Order ${name}`);
    const namesOf = (rows: readonly { name: string }[]) =>
      rows.map(({ name }) => name).filter((name) => name.startsWith('Order '));
    expect(namesOf(succeeded(await admin.call(listCompanies)))).toEqual(expected);
    expect(namesOf(succeeded(await portal.call(listPublicCompanies)))).toEqual(expected);
    expect(namesOf(succeeded(await admin.call(listAdmins)).admins)).toEqual(expected);
  });
});

describe('names that look alike', () => {
  const TWINS = [
    'Bäcker\u00a0GmbH’s',
    'Bäcker  GmbH’s',
    'Bäc\u200bker GmbH’s',
    "bäcker GmbH's",
    'Bäcker GmbH‘s',
    'Ba\u0308cker GmbH’s',
    'Bäck\u0435r GmbH’s',
  ];

  it.for(TWINS)(
    '%j is the company that exists: in a new one, sign-up and import',
    async (twin, { portal, admin }) => {
      const create = (name: string) =>
        upload(portal, createCompany, multipart({ name }), { token: admin.token });
      await create('Bäcker GmbH’s');
      expect((await create(twin)).error.code).toBe('NAME_TAKEN');
      const email = `${crypto.randomUUID()}@twins.test`;
      const body = { name: 'Tess', email, password: PASSWORD, companyName: twin };
      const { user } = succeeded(await portal.call(signUp, { body }));
      expect(user?.company?.name).toBe('Bäcker GmbH’s');
      const file = new File([`name,email,company\nIda,new-${email},${twin}\n`], 'new.csv');
      const form = multipart({}, { trainees: file });
      const report = succeeded(
        await upload(portal, checkTraineeImport, form, { token: admin.token }),
      );
      expect(report.ready).toBe(1);
    },
  );
});
