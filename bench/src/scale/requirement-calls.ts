/** The calls about who is late, in the largest company, if it has rules. */
import type { CallResponse } from '@portal/contract/call';
import type { getMatrix } from '@portal/contract/compliance';
import type { MeasuredCall } from './calls.ts';
import { getPath } from './get-path.ts';
import type { Target } from './measure-call.ts';

const COMPANY = 1;
const LIMIT_MS = 50;
/** Counting takes this long at most; meanwhile others are served. */
const COUNTING_MS = 10_000;

/** Those that are counted come first: afterwards their answers are kept. */
export async function requirementCalls(target: Target): Promise<MeasuredCall[]> {
  const matrix = `/admin/companies/${COMPANY}/matrix`;
  const { modules, people } = await getPath<CallResponse<typeof getMatrix>>(target, matrix);
  if (modules.length === 0) return [];
  const kept = [
    { name: 'standings: tiles', path: `/admin/requirements/summary?company=${COMPANY}` },
    { name: 'standings: coming weeks', path: `/admin/companies/${COMPANY}/coming-weeks` },
    { name: 'standings: compliance', path: `/admin/companies/${COMPANY}/compliance` },
  ];
  const list = `/admin/trainees?company=${COMPANY}&page=1`;
  const page = `${people.length} × ${modules.length} cells`;
  const read = [
    { name: 'standings: list, late', path: `${list}&standing=late` },
    { name: 'standings: list, due soon', path: `${list}&standing=dueSoon` },
    { name: 'standings: list, by standing', path: `${list}&sort=standing` },
    { name: `standings: matrix, ${page}`, path: matrix },
    { name: `standings: matrix, late, ${page}`, path: `${matrix}?standing=late` },
    { name: 'standings: matrix, one module', path: `${matrix}?module=${modules[0]?.id}` },
  ];
  return [
    ...kept.map(({ name, path }) => {
      const counted = { name: `${name}, counted`, limitMs: COUNTING_MS, isWhole: true } as const;
      return { ...counted, path };
    }),
    ...[...kept, ...read].map((call) => ({ ...call, limitMs: LIMIT_MS })),
  ];
}
