import { expect } from 'vitest';
import { createRecordingLog } from '#server/platform/log.fixture.ts';
import { makeTrainee } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { createCollecting } from './collecting.ts';
import { certify } from './testing/certify.ts';

it('goes on with the others when a PDF cannot be made, and names it', async ({
  portal,
  company,
}) => {
  const { db } = portal.resources;
  const codes: string[] = [];
  for (const name of ['Zoe', 'Zoe (2)', 'Zoe', 'Adam']) {
    const { user } = await makeTrainee(portal, { companyName: company.name, name });
    codes.push((await certify(portal, { userId: user.id, companyId: company.id })).code);
  }
  const rows = await db.selectFrom('certificates').select(['id', 'code']).orderBy('id').execute();
  const ids = rows.filter(({ code }) => codes.includes(code)).map(({ id }) => id);
  const log = createRecordingLog();
  const collecting = createCollecting({
    db,
    log,
    publicUrl: 'https://portal.test',
    pdf: {
      isDrawable: () => true,
      render: ({ facts }) =>
        facts.name === 'Adam'
          ? Promise.reject(new Error('out of memory'))
          : Promise.resolve(new Uint8Array([1])),
    },
  });
  async function* batches() {
    yield ids;
  }
  const asked = { userId: 1, reach: 'portal', language: 'en', at: portal.clock.now } as const;
  const parts = await Array.fromAsync(collecting.partsOf(batches(), asked));
  const training = `Training at ${company.name}`;
  expect(parts.map(({ name }) => name)).toEqual([
    `Zoe - ${training}.pdf`,
    `Zoe (2) - ${training}.pdf`,
    `Zoe - ${training} (2).pdf`,
    'without-pdf.txt',
  ]);
  expect(parts.at(-1)?.input).toContain(`Adam – ${training}`);
  expect(parts.at(-1)?.input).toContain(`/verify/${codes.at(-1)}`);
  expect(log.messages()).toEqual(['a PDF could not be made']);
});
