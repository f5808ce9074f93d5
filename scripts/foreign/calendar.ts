/** A calendar program reads the due dates of a trainee from a real portal. The argument is the path of Python. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createCalendarLink } from '../../contract/src/calendar.ts';
import { addDays } from '../../contract/src/civil-dates.ts';
import { createException } from '../../contract/src/requirements.ts';
import { rulesOf } from '../../server/src/features/requirements/testing/make-rules.ts';
import { civilDateAt } from '../../server/src/platform/civil-today.ts';
import { createLog } from '../../server/src/platform/create-log.ts';
import { readSettings } from '../../server/src/settings.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  signInAdmin,
  succeeded,
} from '../../server/src/testing/factories.ts';
import { openTestPortal } from '../../server/src/testing/open-test-portal.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';

interface Event {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly start: string;
  readonly end: string;
  readonly isAllDay: boolean;
  readonly sequence: number;
  readonly modified: string;
  readonly stamp: string;
  readonly problems: readonly string[];
}

interface Calendar {
  readonly name: string;
  readonly events: readonly Event[];
  readonly problems: readonly string[];
}

const DUE_DAYS = 10;
/** Lines of these names are folded within characters of several bytes, and have all characters that are escaped. */
const COMPANY = 'Smith, Sons; \\ السلامة من الحرائق والإسعافات الأولية في جميع المباني';
const MODULES = [
  'Forklift',
  'Fire, smoke; “heat” \\ and: water',
  'السلامة من الحرائق، والإسعافات الأولية؛ في جميع المباني والورش والمستودعات',
];

const [python = ''] = process.argv.slice(2);

function readByPython(text: string): Calendar {
  const program = join(import.meta.dirname, 'read_calendar.py');
  const { status, stdout, stderr } = spawnSync(python, [program], {
    input: text,
    encoding: 'utf8',
  });
  equal(status, 0, stderr);
  return JSON.parse(stdout) as Calendar;
}

await using folder = await makeTestFolder();
const settings = readSettings({
  DATA_DIR: join(folder.path, 'data'),
  PUBLIC_URL: 'https://portal.test',
});
await using portal = await openTestPortal(settings, createLog('silent'));
const admin = await signInAdmin(portal);
const company = await makeCompany(portal, COMPANY);
const trainee = await makeTrainee(portal, { companyName: company.name });
const { url } = succeeded(await trainee.call(createCalendarLink, { body: {} }));

async function read(): Promise<Calendar> {
  const answer = await portal.inject({ method: 'GET', url: new URL(url).pathname });
  equal(answer.status, 200);
  return readByPython(answer.raw);
}

const name = `Training Portal – ${COMPANY}`;
deepEqual(await read(), { name, events: [], problems: [] });

const ids: number[] = [];
for (const module of MODULES) {
  const { id } = await makeQuizModule(portal, company.id, { name: module });
  await rulesOf(admin).save(id, { dueDays: DUE_DAYS + ids.length });
  ids.push(id);
}
const today = civilDateAt(portal.clock.now, null);
const first = await read();
equal(first.name, name);
deepEqual(first.problems, []);
deepEqual(
  first.events.map(({ title, start, end, isAllDay, sequence, problems }) => ({
    title,
    start,
    end,
    isAllDay,
    sequence,
    problems,
  })),
  MODULES.map((module, place) => ({
    title: `${module} is due`,
    start: addDays(today, DUE_DAYS + place),
    end: addDays(today, DUE_DAYS + place + 1),
    isAllDay: true,
    sequence: 0,
    problems: [],
  })),
);
for (const { description, modified, stamp } of first.events) {
  ok(description.startsWith('Your modules: https://portal.test/training/progress\n'));
  equal(stamp, modified);
}
equal(new Set(first.events.map(({ uid }) => uid)).size, MODULES.length);

portal.clock.advance(1000);
const until = addDays(today, 100);
succeeded(
  await admin.call(createException, {
    params: { id: trainee.user.id },
    body: { moduleId: ids[0] ?? 0, kind: 'extend', until, reason: 'On leave until then' },
  }),
);
const [moved, ...same] = (await read()).events.toReversed();
const [former, ...others] = first.events;
deepEqual(same.toReversed(), others);
deepEqual([moved?.uid, moved?.start, moved?.sequence], [former?.uid, until, 1]);
ok((moved?.modified ?? '') > (former?.modified ?? ''));
