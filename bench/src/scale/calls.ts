/** The calls that are measured on the large installation, one line each. */

export interface MeasuredCall {
  readonly name: string;
  /** Below `/api`. For an export, the call that answers with the link to download. */
  readonly path: string;
  readonly isExport?: true;
  /** The body of that call. */
  readonly body?: object;
  /** That of a trainee, if the call is not made by the admin. */
  readonly token?: string;
  /** The limit in ms for the median of twenty calls. */
  readonly limitMs: number;
  /** The answer has far more than a screen shows, or is kept, so it is requested only once. */
  readonly isWhole?: true;
}

const LIST_MS = 50;
const list = (query: string) => `/admin/trainees?${query}`;
const search = (text: string, rest = '') =>
  list(`search=${encodeURIComponent(text)}&page=1${rest}`);

export const CALLS: readonly MeasuredCall[] = [
  { name: 'list, first page', path: list('page=1'), limitMs: LIST_MS },
  { name: 'list, smallest page', path: list('pageSize=1'), limitMs: LIST_MS },
  { name: 'list, hundred a page', path: list('page=3&pageSize=100'), limitMs: LIST_MS },
  { name: 'list, page 5,000', path: list('page=5000'), limitMs: LIST_MS },
  { name: 'list, page 7,500 by email', path: list('page=7500&sort=-email'), limitMs: LIST_MS },
  { name: 'list, last page by age', path: list('page=10000&sort=newest'), limitMs: LIST_MS },
  { name: 'list, beyond the end', path: list('page=20000'), limitMs: LIST_MS },
  { name: 'company, largest', path: list('company=1&page=1'), limitMs: LIST_MS },
  {
    name: 'company, largest, page 200',
    path: list('company=1&page=200&sort=newest'),
    limitMs: LIST_MS,
  },
  { name: 'company and search', path: search('an', '&company=1'), limitMs: LIST_MS },
  { name: 'search, one letter', path: search('a'), limitMs: LIST_MS },
  { name: 'search, one rare letter', path: search('美'), limitMs: LIST_MS },
  { name: 'search, two letters', path: search('an'), limitMs: LIST_MS },
  { name: 'search, two letters, no hit', path: search('qx'), limitMs: LIST_MS },
  { name: 'search, a name', path: search('ŞULE ø'), limitMs: LIST_MS },
  { name: 'search, a common name', path: search('mari'), limitMs: LIST_MS },
  { name: 'search, one email', path: search('zoe.almeida.75@'), limitMs: LIST_MS },
  { name: 'search, no match', path: search('no such name'), limitMs: LIST_MS },
  { name: 'search, all match', path: search('example'), limitMs: LIST_MS },
  {
    name: 'search, all match, page 5,000',
    path: list('search=example&page=5000&sort=-name'),
    limitMs: LIST_MS,
  },
  { name: 'search, a company', path: search('brightwater care'), limitMs: LIST_MS },
  { name: 'search, many companies', path: search('logistics', '&sort=email'), limitMs: LIST_MS },
  { name: 'search, signs', path: search('%_"\''), limitMs: LIST_MS },
  { name: 'list, not started', path: list('status=not-started&page=1'), limitMs: LIST_MS },
  { name: 'list, stuck, page 500', path: list('status=stuck&page=500'), limitMs: LIST_MS },
  { name: 'list, most progress', path: list('sort=-progress&page=5000'), limitMs: LIST_MS },
  { name: 'list, lowest score', path: list('sort=score&page=5000'), limitMs: LIST_MS },
  { name: 'list, longest inactive', path: list('sort=active&page=5000'), limitMs: LIST_MS },
  {
    name: 'company, failed, last active',
    path: list('company=1&status=failed&sort=-active&page=1'),
    limitMs: LIST_MS,
  },
  {
    name: 'module, in progress, by score',
    path: list('company=1&module=1&status=in-progress&sort=-score&page=1'),
    limitMs: LIST_MS,
  },
  {
    name: 'search, status and order',
    path: search('an', '&status=in-progress&sort=progress'),
    limitMs: LIST_MS,
  },
  { name: 'trainee detail', path: '/admin/trainees/900/progress', limitMs: LIST_MS },
  { name: 'feedback', path: '/admin/feedback?page=1', limitMs: LIST_MS },
  { name: 'feedback, last page', path: '/admin/feedback?page=10000', limitMs: LIST_MS },
  { name: 'feedback, one star', path: '/admin/feedback?rating=1&page=1', limitMs: LIST_MS },
  { name: 'feedback figures', path: '/admin/feedback/stats', limitMs: LIST_MS },
  { name: 'help requests', path: '/admin/help-requests?pageSize=20', limitMs: LIST_MS },
  {
    name: 'help requests, pending of a company',
    path: '/admin/help-requests?pageSize=20&status=PENDING&company=1',
    limitMs: LIST_MS,
  },
  { name: 'help requests, pending', path: '/admin/help-requests/pending-count', limitMs: LIST_MS },
  {
    name: 'help requests, a text, no hit',
    path: '/admin/help-requests?pageSize=20&search=zzzqq',
    limitMs: 500,
  },
  { name: 'help requests, open', path: '/admin/help-requests/open-count', limitMs: 500 },
  { name: 'people to chat with', path: '/chat/users', limitMs: LIST_MS },
  { name: 'people, a name', path: '/chat/users?search=zoe', limitMs: LIST_MS },
  { name: 'people, no hit', path: '/chat/users?search=zzzqq', limitMs: LIST_MS },
  { name: 'people, two letters', path: '/chat/users?search=an', limitMs: LIST_MS },
  { name: 'people, two letters, no hit', path: '/chat/users?search=qx', limitMs: LIST_MS },
  { name: 'companies', path: '/admin/companies', limitMs: 100 },
  { name: 'figures of companies', path: '/admin/company-figures', limitMs: 100 },
  { name: 'groups of a company, 200', path: '/admin/companies/1/groups', limitMs: LIST_MS },
  { name: 'report, largest', path: '/admin/companies/1/report', limitMs: LIST_MS },
  {
    name: 'report, hundred a page',
    path: '/admin/companies/1/report?pageSize=100',
    limitMs: LIST_MS,
  },
  {
    name: 'activity since a day',
    path: '/admin/activity?from=2026-11-01T00:00:00.000Z',
    limitMs: LIST_MS,
  },
  {
    name: 'activity of old days',
    path: '/admin/activity?from=2020-01-01T00:00:00.000Z&to=2020-02-01T00:00:00.000Z',
    limitMs: LIST_MS,
  },
  { name: 'modules of a company', path: '/admin/modules?companyId=1', limitMs: LIST_MS },
  { name: 'all users', path: '/admin/users', limitMs: 30_000, isWhole: true },
  { name: 'all feedback', path: '/admin/feedback', limitMs: 30_000, isWhole: true },
  { name: 'all modules', path: '/admin/modules', limitMs: 30_000, isWhole: true },
  { name: 'all help requests', path: '/admin/help-requests', limitMs: 30_000, isWhole: true },
  { name: 'all trainees', path: '/admin/trainees', limitMs: 30_000, isWhole: true },
  {
    name: 'export of all progress',
    path: '/admin/exports/progress',
    limitMs: 30_000,
    isWhole: true,
    isExport: true,
  },
  ...(['csv', 'xlsx'] as const).map((format) => ({
    name: `export of the largest report, ${format}`,
    path: '/admin/exports/report',
    body: { company: 1, format },
    limitMs: 30_000,
    isWhole: true as const,
    isExport: true as const,
  })),
];
