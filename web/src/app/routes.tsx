import { Navigate, type RouteObject } from 'react-router';
import { paths } from '../platform/routing/paths.ts';
import { Guard } from './guard.tsx';
import { PageError } from './page-error.tsx';
import { Redirect } from './redirect.tsx';
import { RoleHome } from './role-home.tsx';
import { FirstPaint, Root } from './root.tsx';
import type { RouteHandle } from './route-handle.ts';
import { RouterErrorPage } from './router-error-page.tsx';
import { VisitorsOnly } from './visitors-only.tsx';

const handle = (handle: RouteHandle): RouteHandle => handle;

const forVisitors: RouteObject[] = [
  {
    path: paths.root,
    handle: handle({ title: 'Training Portal' }),
    lazy: () => import('./landing/landing-page.tsx'),
  },
  {
    path: paths.login.pattern,
    handle: handle({ title: 'Login' }),
    lazy: () => import('../features/accounts/pages/login-page.tsx'),
  },
  {
    lazy: () => import('./data-provider.tsx'),
    children: [
      {
        path: paths.signUp,
        handle: handle({ title: 'Sign up' }),
        lazy: () => import('../features/accounts/pages/sign-up-page.tsx'),
      },
      {
        path: paths.signUpOf.pattern,
        handle: handle({ title: 'Sign up' }),
        lazy: () => import('../features/accounts/pages/sign-up-page.tsx'),
      },
    ],
  },
];

const forAllUsers: RouteObject[] = [
  {
    path: paths.forgotPassword.pattern,
    handle: handle({ title: 'Forgot password' }),
    lazy: () => import('../features/accounts/pages/forgot-password-page.tsx'),
  },
  {
    path: paths.resetPassword.pattern,
    handle: handle({ title: 'Reset password' }),
    lazy: () => import('../features/accounts/pages/reset-password-page.tsx'),
  },
  {
    path: paths.confirmEmail.pattern,
    handle: handle({ title: 'Confirm your email' }),
    lazy: () => import('../features/accounts/pages/confirm-email-page.tsx'),
  },
  {
    path: paths.unauthorized,
    handle: handle({ title: 'Access denied' }),
    lazy: () => import('./unauthorized-page.tsx'),
  },
  {
    path: '*',
    handle: handle({ title: 'Page not found' }),
    lazy: () => import('./not-found-page.tsx'),
  },
];

const forTrainees: RouteObject[] = [
  {
    element: <Guard roles={['TRAINEE']} />,
    children: [
      {
        path: paths.training,
        handle: handle({ title: 'Training Dashboard', section: paths.training }),
        lazy: () => import('../features/learning/pages/dashboard-page.tsx'),
      },
      {
        path: paths.progress,
        handle: handle({ title: 'My Progress', section: paths.progress }),
        lazy: () => import('./pages/training-progress-page.tsx'),
      },
      {
        path: paths.result.pattern,
        handle: handle({ title: 'Your Result', section: paths.training }),
        lazy: () => import('../features/learning/pages/result-page.tsx'),
      },
      {
        path: paths.ownHelp.pattern,
        handle: handle({ title: 'My Help Requests', section: paths.ownHelp.to() }),
        lazy: () => import('../features/help/pages/own-requests-page.tsx'),
      },
    ],
  },
  {
    element: (
      <Guard
        roles={['TRAINEE']}
        pathForOtherRoles={({ moduleId }) => paths.companyModules.to(moduleId)}
      />
    ),
    children: [
      {
        path: paths.trainingModule.pattern,
        handle: handle({ title: 'Training Module', section: paths.training }),
        lazy: () => import('./pages/training-module-page.tsx'),
      },
    ],
  },
];

const forAdmins: RouteObject = {
  element: <Guard roles={['ADMIN']} />,
  children: [
    { path: paths.admin, element: <Redirect to={paths.companyModules.to()} /> },
    {
      path: paths.companyModules.pattern,
      handle: handle({ title: 'Training Modules', section: paths.companyModules.to() }),
      lazy: () => import('./pages/company-modules-page.tsx'),
    },
    {
      path: paths.moduleInsight.pattern,
      handle: handle({ title: 'Module Insight', section: paths.companyModules.to() }),
      lazy: () => import('./pages/module-insight-page.tsx'),
    },
    {
      path: paths.company.pattern,
      handle: handle({ title: 'Company', section: paths.companyModules.to() }),
      lazy: () => import('./pages/company/company-page.tsx'),
      children: [
        { index: true, element: <Navigate to="modules" replace /> },
        { path: 'modules', lazy: () => import('./pages/company/modules-tab.tsx') },
        { path: 'trainees', lazy: () => import('./pages/company/trainees-tab.tsx') },
        { path: 'progress', lazy: () => import('./pages/company/progress-tab.tsx') },
        { path: 'help', lazy: () => import('./pages/company/help-tab.tsx') },
        { path: 'feedback', lazy: () => import('./pages/company/feedback-tab.tsx') },
        { path: 'settings', lazy: () => import('./pages/company/settings-tab.tsx') },
      ],
    },
    {
      path: paths.trainees,
      handle: handle({ title: 'Trainee Management', section: paths.trainees }),
      lazy: () => import('../features/trainees/pages/trainee-list-page.tsx'),
    },
    {
      path: paths.trainee.pattern,
      handle: handle({ title: 'Trainee Progress', hideSidebar: true, section: paths.trainees }),
      lazy: () => import('./pages/trainee-page.tsx'),
    },
    {
      path: paths.traineeRun.pattern,
      handle: handle({ title: 'Earlier Run', hideSidebar: true, section: paths.trainees }),
      lazy: () => import('./pages/trainee-run-page.tsx'),
    },
    {
      path: paths.reports,
      handle: handle({ title: 'Reports', section: paths.reports }),
      lazy: () => import('./pages/reports-page.tsx'),
    },
    {
      path: paths.companyReport.pattern,
      handle: handle({ title: 'Training Report', section: paths.reports }),
      lazy: () => import('../features/reports/pages/company-report-page.tsx'),
    },
    {
      path: paths.feedback,
      handle: handle({ title: 'Feedback', section: paths.feedback }),
      lazy: () => import('../features/feedback/pages/feedback-page.tsx'),
    },
    {
      path: paths.helpRequests,
      handle: handle({ title: 'Help Requests', section: paths.helpRequests }),
      lazy: () => import('../features/help/pages/help-requests-page.tsx'),
    },
    {
      path: paths.admins,
      handle: handle({ title: 'Admins', section: paths.admins }),
      lazy: () => import('../features/admins/pages/admins-page.tsx'),
    },
    {
      path: paths.activity,
      handle: handle({ title: 'Activity', section: paths.activity }),
      lazy: () => import('../features/activity/pages/activity-page.tsx'),
    },
    {
      path: paths.trash,
      handle: handle({ title: 'Trash', section: paths.trash }),
      lazy: () => import('../features/trash/pages/trash-page.tsx'),
    },
  ],
};

const forBothRoles: RouteObject[] = [
  {
    path: paths.chat.pattern,
    handle: handle({ title: 'Chat', section: paths.chat.to() }),
    lazy: () => import('../features/chat/pages/chat-page.tsx'),
  },
  {
    path: paths.account,
    handle: handle({ title: 'Your Account', section: null }),
    lazy: () => import('./pages/account-page.tsx'),
  },
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouterErrorPage,
    HydrateFallback: FirstPaint,
    children: [
      { element: <VisitorsOnly />, children: forVisitors },
      ...forAllUsers,
      {
        element: <Guard />,
        children: [
          { path: paths.dashboard, element: <RoleHome /> },
          {
            lazy: () => import('./data-provider.tsx'),
            children: [
              {
                lazy: () => import('./signed-in-layout.tsx'),
                children: [
                  {
                    ErrorBoundary: PageError,
                    children: [...forTrainees, forAdmins, ...forBothRoles],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
