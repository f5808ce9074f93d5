import type { Session } from '@portal/contract/accounts';
import type { Dashboard } from '@portal/contract/learning';
import type { PortalServer } from '../servers/portal.ts';

export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** Null for a visitor. */
  readonly session: Session | null;
  /** Role and name of an element that is there when the page can be used. */
  readonly usable: readonly [role: 'heading' | 'button' | 'textbox', name: RegExp];
  /** Instead of what the portal answers. */
  readonly html?: string;
}

/** The pages of the aims, on a portal with one company. */
export async function measuredPages(portal: PortalServer): Promise<MeasuredPage[]> {
  const { admin, trainee } = portal;
  const { moduleProgress }: Dashboard = JSON.parse(await portal.request());
  return [
    { name: 'landing', path: '/', session: null, usable: ['heading', /^Training Portal$/] },
    { name: 'login', path: '/login/TRAINEE', session: null, usable: ['textbox', /^Email/] },
    { name: 'sign-up', path: '/signup-trainee', session: null, usable: ['textbox', /^Full name/] },
    { name: 'dashboard', path: '/training', session: trainee, usable: ['heading', /^Welcome/] },
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
      usable: ['heading', /^Training Modules$/],
    },
    {
      name: 'trainee list',
      path: '/admin/track-trainee',
      session: admin,
      usable: ['heading', /^Trainee Management$/],
    },
    { name: 'chat', path: '/chat', session: trainee, usable: ['heading', /Chat/] },
  ];
}
