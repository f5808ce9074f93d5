/** The calls about a group, and those of limited admins, each with the call about the company that it is compared to. */
import type { CallResponse } from '@portal/contract/call';
import type { listGroups } from '@portal/contract/groups';
import { getPath } from './get-path.ts';
import type { Target } from './measure-call.ts';

export interface Compared {
  readonly name: string;
  readonly target: Target;
  /** Below `/api`. */
  readonly path: string;
  /** The same call about the largest company, by a portal-wide admin. */
  readonly companyPath: string;
  /** A limit in ms in place of the ratio, for a call that counts what the other one finds counted. */
  readonly limitMs?: number;
}

/** The sessions of a portal-wide admin, and of admins who see a group, a company and two companies. */
type Targets = Readonly<Record<'portal' | 'group' | 'company' | 'companies', Target>>;

const COMPANY = 1;
const COUNTED_MS = 50;

const LISTS: readonly {
  readonly name: string;
  readonly path: string;
  readonly isCounted?: true;
}[] = [
  { name: 'list', path: '/admin/trainees?page=1' },
  { name: 'list, search', path: '/admin/trainees?page=1&search=an' },
  { name: 'list, stuck, by progress', path: '/admin/trainees?page=1&status=stuck&sort=progress' },
  { name: 'list, in progress', path: '/admin/trainees?page=1&status=in-progress' },
  { name: 'feedback', path: '/admin/feedback?page=1', isCounted: true },
  { name: 'feedback, one star', path: '/admin/feedback?page=1&rating=1', isCounted: true },
  { name: 'feedback figures', path: '/admin/feedback/stats?', isCounted: true },
  { name: 'help requests', path: '/admin/help-requests?pageSize=20', isCounted: true },
  {
    name: 'help requests, pending',
    path: '/admin/help-requests?pageSize=20&status=PENDING',
    isCounted: true,
  },
];

const REPORT = `/admin/companies/${COMPANY}/report`;

/** With a group of 50 in a company of about 5,000 that has 200 groups. */
export async function groupCalls({
  portal,
  group,
  company,
  companies,
}: Targets): Promise<Compared[]> {
  const path = `/admin/companies/${COMPANY}/groups`;
  const [first] = await getPath<CallResponse<typeof listGroups>>(portal, path);
  if (first === undefined) throw new Error('The largest company has no groups');
  const report = { path: REPORT, companyPath: REPORT };
  const inReport = `${REPORT}?group=${first.id}`;
  return [
    ...LISTS.flatMap((list): Compared[] => {
      const { name, path, isCounted } = list;
      const companyPath = `${path}&company=${COMPANY}`;
      const limited = { path, companyPath, ...(isCounted && { limitMs: COUNTED_MS }) };
      const inGroup = { path: `${companyPath}&group=${first.id}`, companyPath };
      return [
        { name: `${name}, group`, target: portal, ...inGroup },
        { name: `${name}, admin of one group`, target: group, path, companyPath },
        { name: `${name}, admin of one company`, target: company, ...limited },
        { name: `${name}, admin of two companies`, target: companies, ...limited },
      ];
    }),
    { name: 'report, group', target: portal, ...report, path: inReport },
    { name: 'report, admin of one group', target: group, ...report },
    { name: 'report, admin of one company', target: company, ...report },
    { name: 'report, admin of two companies', target: companies, ...report },
  ];
}
