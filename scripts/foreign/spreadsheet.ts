/**
 * LibreOffice reads the matrix of a real portal, and the portal reads a file with earlier results that LibreOffice has written.
 * The argument is the path of LibreOffice.
 */
import { deepEqual, equal } from 'node:assert/strict';
import { join } from 'node:path';
import { addDays } from '../../contract/src/civil-dates.ts';
import { createMatrixExport, type FileFormat } from '../../contract/src/exports.ts';
import { recordResult } from '../../contract/src/requirements.ts';
import { checkResultsImport } from '../../contract/src/results-import.ts';
import { followStandings } from '../../server/src/features/learning/testing/follow-standings.ts';
import { rulesOf } from '../../server/src/features/requirements/testing/make-rules.ts';
import { civilDateAt } from '../../server/src/platform/civil-today.ts';
import { createLog } from '../../server/src/platform/create-log.ts';
import { readSettings } from '../../server/src/settings.ts';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '../../server/src/testing/factories.ts';
import { openTestPortal } from '../../server/src/testing/open-test-portal.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { createLibreOffice } from './libreoffice.ts';

const [program = ''] = process.argv.slice(2);
const DUE_DAYS = 30;
/** Characters that the formats escape, and letters outside of ASCII. */
const MODULE = 'Fire, smoke; "heat" & <water>';
const NAMES = { due: '=1+1', done: 'السلامة Şule' };

await using folder = await makeTestFolder();
const office = createLibreOffice(program, folder.path);
const settings = readSettings({ DATA_DIR: join(folder.path, 'data') });
await using portal = await openTestPortal(settings, createLog('silent'));
const admin = await signInAdmin(portal);
const company = await makeCompany(portal);
const { id: moduleId } = await makeQuizModule(portal, company.id, { name: MODULE });
await rulesOf(admin).save(moduleId, { dueDays: DUE_DAYS });
await portal.work();
const addTrainee = (name: string) => makeTrainee(portal, { companyName: company.name, name });
const [due, done] = [await addTrainee(NAMES.due), await addTrainee(NAMES.done)];
const today = civilDateAt(portal.clock.now, null);
const [completedOn, validUntil] = [addDays(today, -100), addDays(today, 200)];
const result = { moduleId, completedOn, validUntil, note: '' };
succeeded(await admin.call(recordResult, { params: { id: done.user.id }, body: result }));
await followStandings(portal);
await portal.app.listen({ host: '127.0.0.1', port: 0 });

async function matrixAs(format: FileFormat): Promise<string[][]> {
  const body = { company: company.id, format };
  const { url } = succeeded(await admin.call(createMatrixExport, { body }));
  const { port } = portal.app.server.address() as { port: number };
  const answer = await fetch(`http://127.0.0.1:${port}${url}`);
  const content = new Uint8Array(await answer.arrayBuffer());
  return office.read(`matrix.${format === 'xlsx' ? 'xlsx' : 'csv'}`, content);
}

const dueOn = addDays(today, DUE_DAYS);
const source = `Recorded by ${admin.user.name}`;
const expected = (nameOfDue: string) => [
  [
    ...['Name', 'Email', 'Groups', 'Module', 'Standing'],
    ...['Due', 'Completed', 'Valid until', 'Source', 'Certificate'],
  ],
  [nameOfDue, due.user.email, '', MODULE, 'Due', `[${dueOn}]`],
  [
    ...[NAMES.done, done.user.email, '', MODULE, 'Valid'],
    ...[`[${validUntil}]`, `[${completedOn}]`, `[${validUntil}]`, source],
  ],
];
deepEqual(await matrixAs('xlsx'), expected(NAMES.due));
// A text file marks what would be a formula.
deepEqual(await matrixAs('csv'), expected(`'${NAMES.due}`));

const rows = [
  'email,module,completed on,valid until,note',
  `${due.user.email},"${MODULE.replaceAll('"', '""')}",2020-02-29,2030-12-31,"Paper, 7"`,
  `${done.user.email},"${MODULE.replaceAll('"', '""')}",2021-03-04,,`,
];
const workbook = await office.writeXlsx('results.csv', rows.join('\n'));
const form = multipart({}, { results: new File([new Uint8Array(workbook)], 'results.xlsx') });
const report = succeeded(await upload(portal, checkResultsImport, form, { token: admin.token }));
equal(report.problemRows, 0);
equal(report.dates.decidedBy, 'unambiguous');
deepEqual(
  report.readyRows.map((row) => [row.email, row.module, row.completedOn, row.validUntil, row.note]),
  [
    [due.user.email, MODULE, '2020-02-29', '2030-12-31', 'Paper, 7'],
    [done.user.email, MODULE, '2021-03-04', null, ''],
  ],
);
