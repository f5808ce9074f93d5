import type { Session } from '@portal/contract/accounts';
import type { Dashboard } from '@portal/contract/learning';
import type { PortalServer } from '../servers/portal.ts';
import { send } from '../servers/send.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Null for a visitor. */
  readonly session: Session | null;
  /** Role and name of an element that the page's code renders with its data, and that no rendered HTML has. */
  readonly usable: readonly [role: 'heading' | 'button' | 'link' | 'region', name: RegExp];
  /** Instead of what the portal answers. */
  readonly html?: string;
}

/** The frame of toasts, which the app adds to a page that is complete without it. */
const STARTED = ['region', /^Notifications/] as const;

/** The pages of the aims, on a portal with one company. */
export async function measuredPages(portal: PortalServer): Promise<MeasuredPage[]> {
  const { admin, trainee } = portal;
  const { origin } = new URL(portal.url);
  const { moduleProgress } = await send<Dashboard>(origin, 'GET', '/trainee/dashboard', trainee);
  return [
    { name: 'landing', path: '/', session: null, usable: STARTED },
    { name: 'login', path: '/login/TRAINEE', session: null, usable: STARTED },
    { name: 'sign-up', path: '/signup-trainee', session: null, usable: STARTED },
    { name: 'dashboard', path: '/training', session: trainee, usable: ['heading', /^Module 1$/] },
    {
      name: 'module',
      path: `/training/module/${moduleProgress[0]?.moduleId}`,
      session: trainee,
      usable: ['heading', /^Module 1$/],
    },
    {
      name: 'admin modules',
      path: '/admin/company-modules',
      session: admin,
      usable: ['heading', /^Bench$/],
    },
    {
      name: 'trainee list',
      path: '/admin/track-trainee',
      session: admin,
      usable: ['link', /^Bench Trainee$/],
    },
    { name: 'chat', path: '/chat', session: trainee, usable: ['button', /^New Chat$/] },
  ];
}
