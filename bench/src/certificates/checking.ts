/** How long the check of a certificate takes, for codes that exist and for those that do not. */
import { verifyCertificate } from '@portal/contract/certificates';
import { newCode } from '../../../server/src/features/certificates/code.ts';
import type { OpenedPortal } from '../../../server/src/testing/open-test-portal.ts';
import { median } from '../figures.ts';

const TIMES = 1_000;
const WARM_UP = 50;
/** Each by the call and by the page: fewer than an address may make in a minute. */
const CHECKS_OF_ADDRESS = 25;

/** The medians in ms of a thousand checks of each kind, in turns. */
export async function measureChecks({ resources: { db }, call, inject }: OpenedPortal) {
  const rows = await db.selectFrom('certificates').select('code').orderBy('id').execute();
  const codes = [
    { name: 'known', codeOf: (i: number) => rows[i % rows.length]?.code ?? '' },
    { name: 'unknown', codeOf: newCode },
    { name: 'malformed', codeOf: () => 'NO-CODE' },
  ];
  const times = codes.map(({ name, codeOf }) => ({
    name,
    codeOf,
    call: [] as number[],
    page: [] as number[],
  }));
  let checks = 0;
  const nextAddress = () => {
    const number = Math.floor(checks++ / CHECKS_OF_ADDRESS);
    return `10.0.${number >> 8}.${number & 255}`;
  };
  for (let i = 0; i < TIMES + WARM_UP; i += 1)
    for (const each of times) {
      const code = each.codeOf(i);
      const address = nextAddress();
      const startedAt = performance.now();
      const { status } = await call(verifyCertificate, { params: { code }, address });
      const betweenAt = performance.now();
      const page = await inject({ method: 'GET', url: `/verify/${code}`, remoteAddress: address });
      const endedAt = performance.now();
      if (status !== 200 || page.status !== 200)
        throw new Error(`Answered ${status}, ${page.status}`);
      if (i < WARM_UP) continue;
      each.call.push(betweenAt - startedAt);
      each.page.push(endedAt - betweenAt);
    }
  return times.map((each) => ({
    code: each.name,
    'call least ms': Math.min(...each.call).toFixed(3),
    'call median ms': median(each.call).toFixed(3),
    'page least ms': Math.min(...each.page).toFixed(3),
    'page median ms': median(each.page).toFixed(3),
  }));
}
