/** Creates the app from given resources: services, routes, HTTP server. Tests start here. */
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { forgetAfterChanges } from './app/forget-after-changes.ts';
import { createLive } from './app/live.ts';
import { ownAccountRoutes } from './features/accounts/own-account-routes.ts';
import { accountsRoutes } from './features/accounts/routes.ts';
import { createAccounts } from './features/accounts/service.ts';
import { accountsTasks } from './features/accounts/tasks.ts';
import { activityFiles } from './features/activity/activity-file.ts';
import { activityRoutes } from './features/activity/routes.ts';
import { createActivity, createExports } from './features/activity/service.ts';
import { activityTasks } from './features/activity/tasks.ts';
import { adminsRoutes } from './features/admins/routes.ts';
import { createAdmins } from './features/admins/service.ts';
import { registerKeyPages } from './features/badges/key-pages.ts';
import { badgesRoutes } from './features/badges/routes.ts';
import { createBadges } from './features/badges/service.ts';
import { registerCalendarFile } from './features/calendar/file-route.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { createCalendar } from './features/calendar/service.ts';
import { certificateLookRoutes } from './features/certificates/look-routes.ts';
import { certificatesRoutes } from './features/certificates/routes.ts';
import { createCertificates, recomputeCertificateLeaves } from './features/certificates/service.ts';
import { registerVerifyPages } from './features/certificates/verify/pages.ts';
import { verifyRoutes } from './features/certificates/verify/routes.ts';
import { chatRoutes } from './features/chat/routes.ts';
import { createChat } from './features/chat/service.ts';
import { chatTasks } from './features/chat/tasks.ts';
import { companiesRoutes } from './features/companies/routes.ts';
import { createCompanies } from './features/companies/service.ts';
import { complianceRoutes } from './features/compliance/routes.ts';
import { createCompliance } from './features/compliance/service.ts';
import { complianceTasks } from './features/compliance/tasks.ts';
import { configRoutes } from './features/config/routes.ts';
import { createDeletions } from './features/deletions/service.ts';
import { feedbackRoutes } from './features/feedback/routes.ts';
import { createFeedback } from './features/feedback/service.ts';
import { groupsRoutes } from './features/groups/routes.ts';
import { createGroups } from './features/groups/service.ts';
import { helpRoutes } from './features/help/routes.ts';
import { createHelp, releaseOf } from './features/help/service.ts';
import { insightRoutes } from './features/insight/routes.ts';
import { createInsight } from './features/insight/service.ts';
import { jobsRoutes } from './features/jobs/routes.ts';
import { createJobs } from './features/jobs/service.ts';
import { jobsTasks } from './features/jobs/tasks.ts';
import { learningRoutes } from './features/learning/routes.ts';
import { runRoutes } from './features/learning/run-routes.ts';
import { createLearning } from './features/learning/service.ts';
import { learningTasks } from './features/learning/tasks.ts';
import { createLedgerCheck } from './features/ledger/check.ts';
import { checkpointMailTasks, ledgerCheckTasks } from './features/ledger/check-tasks.ts';
import { createCheckpointMails } from './features/ledger/checkpoint-mails.ts';
import { registerOfflineFile } from './features/ledger/offline-file.ts';
import { registerLogPages } from './features/ledger/pages.ts';
import { ledgerRoutes } from './features/ledger/routes.ts';
import { createLedger } from './features/ledger/service.ts';
import { ledgerTasks } from './features/ledger/tasks.ts';
import { matrixRoutes } from './features/matrix/routes.ts';
import { createMatrix } from './features/matrix/service.ts';
import { registerMediaFiles } from './features/media/file-routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { createMedia } from './features/media/service.ts';
import { mediaTasks } from './features/media/tasks.ts';
import { modulesRoutes } from './features/modules/routes.ts';
import { createModules } from './features/modules/service.ts';
import { notificationsRoutes } from './features/notifications/routes.ts';
import { createNotifications } from './features/notifications/service.ts';
import { createReach } from './features/reach/service.ts';
import { remindersRoutes } from './features/reminders/routes.ts';
import { createReminders } from './features/reminders/service.ts';
import { remindersTasks } from './features/reminders/tasks.ts';
import { progressFile } from './features/reports/progress-file.ts';
import { reportFiles } from './features/reports/report-file.ts';
import { reportsRoutes } from './features/reports/routes.ts';
import { createReports } from './features/reports/service.ts';
import { reportsTasks } from './features/reports/tasks.ts';
import { requirementsRoutes } from './features/requirements/routes.ts';
import { createRequirements } from './features/requirements/service.ts';
import { standingsRoutes } from './features/standings/routes.ts';
import { createStandings, recomputeResultLeaves } from './features/standings/service.ts';
import { traineesRoutes } from './features/trainees/routes.ts';
import { createTrainees } from './features/trainees/service.ts';
import { trashRoutes } from './features/trash/routes.ts';
import { trashTasks } from './features/trash/tasks.ts';
import { createTrash } from './features/trash/trash.ts';
import { registerExportFiles } from './platform/exports/file-routes.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { registerDoctorCalls } from './platform/http/doctor/routes.ts';
import { OpenRequests } from './platform/http/open-requests.ts';
import { createRequestBudget } from './platform/http/request-budget.ts';
import type { Route } from './platform/http/route.ts';
import { RunningHandlers } from './platform/http/running-handlers.ts';
import { createSessionStreams } from './platform/http/session-streams.ts';
import { createMailDelivery } from './platform/mail/mail-delivery.ts';
import { createMailQueue } from './platform/mail/mail-queue.ts';
import { mailTasks } from './platform/mail/tasks.ts';
import { createSummaries } from './platform/summaries.ts';
import type { Task } from './platform/tasks/task.ts';
import { createTasks } from './platform/tasks/tasks.ts';
import type { Resources } from './resources.ts';
import { ROOT } from './root.ts';
import type { Settings } from './settings.ts';
import { VERSION } from './version.ts';

export type Services = Readonly<ReturnType<typeof createServices>>;

export interface Portal {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Call before the app is closed: `/readyz` refuses from now on, and each answer closes its connection. */
  leave(): void;
  /** While the app is closed: answers 503 to the requests that are still open. */
  refuseOpenRequests(): void;
  /** While the app is closed: ends the waiting for requests whose clients have left. */
  abandonHandlers(): void;
  /** Delivers the mails that are due, until aborted. Returns how many were processed. */
  deliverMails(ending?: AbortSignal): Promise<number>;
}

const WEB_FOLDER = fileURLToPath(new URL('web/dist', ROOT));

export async function buildPortal(resources: Resources, settings: Settings): Promise<Portal> {
  const services = createServices(resources, settings);
  const { accounts, media, learning, notifications, chat, tasks } = services;
  const live = createLive(resources, settings, services);
  const delivery = createMailDelivery({
    ...resources,
    ...settings,
    composers: {
      UNREAD: notifications.digestComposer({
        isOnline: live.isOnline,
        unreadOf: chat.unreadForMail,
      }),
      HELP_ANSWERED: notifications.composeHelpAnswer,
      INVITATION: accounts.composeInvitation,
      RESET: accounts.composeReset,
      CONFIRMATION: accounts.composeConfirmation,
      WEEKLY_REPORT: services.reports.weekly.compose,
      REMINDER: services.reminders.composeReminder,
      LATE_SUMMARY: services.reminders.summaries.compose,
      CERTIFICATE: services.certificates.composeMail,
      CHECKPOINT: services.checkpointMails.compose,
    },
    onRefused: { INVITATION: accounts.storeRefusedInvitation },
  });
  tasks.add(mailTasks(services.mails, delivery));
  const { findValidSessions } = accounts;
  const streams = createSessionStreams({ findValidSessions, log: resources.log });
  const mediaOrigins = settings.s3 === undefined ? [] : [new URL(settings.s3.bucketUrl).origin];
  const handlers = new RunningHandlers();
  const openRequests = new OpenRequests();
  const { app, refuseOpenRequests } = await createHttpServer({
    log: resources.log,
    security: resources.security,
    routes: [
      ...forgetAfterChanges(services.summaries.forget, routesOf(services)),
      ...configRoutes({ ...settings, hasMailServer: sendsMail(settings) }, VERSION),
    ],
    kernel: {
      authenticate: (token) => handlers.follow(accounts.authenticate(token)),
      receiving: { media: resources.media, maxVideoMb: settings.maxVideoMb },
      checkReach: services.reach.check,
      viewAs: services.reach.viewAs,
      budget: createRequestBudget(resources.now),
    },
    handlers,
    openRequests,
    extend: (api) => {
      registerMediaFiles(api, {
        ...resources,
        streams,
        onVideoSent: learning.addFilmBytes,
        onMissing: media.recordMissing,
      });
      registerExportFiles(api, {
        ...resources,
        streams,
        findValidSessions,
        files: filesOf(resources, services),
      });
      registerCalendarFile(api, services.calendar);
      // A test, a simulation or a drill may move the clock of the portal; the command has that of the machine.
      registerDoctorCalls(api, { secret: resources.doctorSecret, now: Date.now });
    },
    pages: (root) => {
      registerVerifyPages(root, {
        check: services.certificates.check,
        security: resources.security,
        mediaOrigins,
        basePath: settings.basePath,
      });
      registerKeyPages(root, services.badges.key);
      registerLogPages(root, { ledger: services.ledger, limiter: resources.limiter });
      registerOfflineFile(root, { ...resources, ...settings, ...services, webFolder: WEB_FOLDER });
    },
    gauges: [
      {
        name: 'portal_media_missing_files',
        help: 'Files that videos or logos name and the media store does not hold.',
        read: media.countMissing,
      },
    ],
    version: VERSION,
    checks: resources.checks,
    webFolder: WEB_FOLDER,
    publicUrl: settings.publicUrl,
    basePath: settings.basePath,
    corsOrigins: settings.corsOrigins,
    mediaOrigins,
    trustProxy: settings.trustProxy,
    metricsToken: settings.metricsToken,
    registerMetrics: (registry) => {
      resources.registerDatabaseMetrics(registry);
      live.registerMetrics(registry);
      chat.registerMetrics(registry);
      delivery.registerMetrics(registry);
      tasks.registerMetrics(registry);
    },
  });
  app.addHook('onClose', async () => {
    await handlers.ended();
    // Checks of refused logins continue after their answers, and need the database.
    await accounts.settled();
  });
  live.attachTo(app);
  // The last of these hooks.
  app.addHook('preClose', () => openRequests.stopListening(app.server));
  return {
    app,
    services,
    leave: () => openRequests.leave(),
    refuseOpenRequests,
    abandonHandlers: () => handlers.abandon(),
    deliverMails: delivery.deliverDue,
  };
}

/** Creates the services of the features, those first that other services use. */
export function createServices(resources: Resources, settings: Settings) {
  const tasks = createTasks(resources);
  const summaries = createSummaries(resources);
  const reach = createReach(resources);
  const mails = createMailQueue({ ...resources, tasks });
  const deletions = createDeletions({ ...resources, ...settings, tasks });
  const notifications = createNotifications({ ...resources, ...settings, mails });
  const accounts = createAccounts({ ...resources, ...settings, mails });
  const media = createMedia(resources);
  const ledger = createLedger(resources);
  const certificates = createCertificates({
    ...resources,
    ...settings,
    ledger,
    mails,
    media,
    store: resources.media,
  });
  const learning = createLearning({ ...resources, media, tasks, summaries, certificates });
  const hasMailServer = sendsMail(settings);
  const trainees = createTrainees({ ...resources, accounts, learning, deletions, hasMailServer });
  const help = createHelp({ ...resources, learning, notifications });
  const standings = createStandings({ ...resources, learning, ledger });
  const compliance = createCompliance({ ...resources, summaries });
  const reminders = createReminders({
    ...resources,
    ...settings,
    mails,
    compliance,
    hasMailServer,
  });
  const trash = createTrash({
    ...resources,
    accounts,
    learning,
    media,
    deletions,
    reach,
    tasks,
    summaries,
  });
  const { restorePerson } = trash;
  const forJobs = {
    ...resources,
    ...settings,
    accounts,
    certificates,
    trainees,
    deletions,
    help,
    learning,
    standings,
    reminders,
    restorePerson,
    tasks,
    summaries,
  };
  const services = {
    tasks,
    summaries,
    reach,
    mails,
    notifications,
    accounts,
    admins: createAdmins({ ...resources, accounts, deletions, reach, hasMailServer }),
    media,
    ledger,
    ledgerChecks: createLedgerCheck({
      ...resources,
      tasks,
      recompute: { certificates: recomputeCertificateLeaves, results: recomputeResultLeaves },
    }),
    checkpointMails: createCheckpointMails({ ...resources, ...settings, mails }),
    certificates,
    badges: createBadges({ ...resources, ...settings, certificates, summaries }),
    learning,
    trainees,
    companies: createCompanies({
      ...resources,
      accounts,
      learning,
      media,
      deletions,
      reach,
      hasMailServer,
    }),
    groups: createGroups({ ...resources, deletions, reach, learning, help: { releaseOf } }),
    modules: createModules({ ...resources, media, learning, deletions }),
    requirements: createRequirements({ ...resources, learning }),
    help,
    standings,
    reminders,
    calendar: createCalendar({ ...resources, ...settings }),
    feedback: createFeedback({ ...resources, learning }),
    insight: createInsight({ ...resources, summaries }),
    activity: createActivity(resources),
    chat: createChat({ ...resources, ...settings, notifications }),
    exports: createExports({ ...resources, ...settings }),
    matrix: createMatrix({ ...resources, trainees }),
    compliance,
    reports: createReports({ ...resources, ...settings, learning, mails, summaries }),
    trash,
    jobs: createJobs(forJobs),
  };
  tasks.add([...tasksOf(services), ...activityTasks(resources)]);
  return services;
}

const sendsMail = ({ smtpUrl }: Settings) => smtpUrl !== undefined;

/** The files that admins download by links. */
function filesOf({ db }: Resources, services: Services) {
  const { learning, trainees, reports, matrix, activity, jobs } = services;
  return [
    progressFile({ db, learning, trainees }),
    ...reportFiles({ db, learning, trainees }),
    ...reports.files,
    ...matrix.files,
    ...activityFiles(activity),
    ...jobs.files,
  ];
}

/** The work in the background of all features. */
const tasksOf = (services: Omit<Services, 'tasks'>): readonly Task[] => [
  ...accountsTasks(services.accounts),
  ...mediaTasks(services.media),
  ...learningTasks(services.learning),
  ...jobsTasks(services.jobs),
  ...trashTasks(services.trash),
  ...chatTasks(services.chat),
  ...reportsTasks(services.reports),
  ...complianceTasks(services.compliance),
  ...remindersTasks(services.reminders),
  ...ledgerTasks(services.ledger),
  ...ledgerCheckTasks(services.ledgerChecks),
  ...checkpointMailTasks(services.checkpointMails),
];

function routesOf(services: Services): readonly Route[] {
  return [
    ...accountsRoutes(services.accounts),
    ...ownAccountRoutes(services.accounts),
    ...adminsRoutes(services.admins),
    ...companiesRoutes(services.companies),
    ...groupsRoutes(services.groups),
    ...modulesRoutes(services.modules, services.media),
    ...requirementsRoutes(services.requirements),
    ...mediaRoutes(services.media),
    ...learningRoutes(services.learning),
    ...runRoutes(services.learning),
    ...insightRoutes(services.insight),
    ...traineesRoutes(services.trainees),
    ...standingsRoutes(services.standings),
    ...remindersRoutes(services.reminders),
    ...calendarRoutes(services.calendar),
    ...certificatesRoutes(services.certificates),
    ...certificateLookRoutes(services.certificates),
    ...verifyRoutes(services.certificates),
    ...ledgerRoutes(services),
    ...badgesRoutes(services.badges),
    ...jobsRoutes(services.jobs, services.exports),
    ...trashRoutes(services.trash),
    ...helpRoutes(services.help),
    ...feedbackRoutes(services.feedback),
    ...activityRoutes(services.activity, services.exports),
    ...chatRoutes(services.chat),
    ...notificationsRoutes(services.notifications),
    ...reportsRoutes(services.reports, services.exports),
    ...matrixRoutes(services.matrix, services.exports),
    ...complianceRoutes(services.compliance),
  ];
}
