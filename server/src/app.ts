/** The app from given resources: services, their routes, the HTTP server. Tests start here. */
import { resolve } from 'node:path';
import { LOGO_MAX_BYTES } from '@portal/contract/limits';
import type { FastifyInstance } from 'fastify';
import { accountsRoutes } from './features/accounts/routes.ts';
import { type Accounts, createAccounts } from './features/accounts/service.ts';
import { companiesRoutes } from './features/companies/routes.ts';
import { type Companies, createCompanies } from './features/companies/service.ts';
import { learningRoutes } from './features/learning/routes.ts';
import { createLearning, type Learning } from './features/learning/service.ts';
import { registerMediaRoutes } from './features/modules/media-routes.ts';
import { modulesRoutes } from './features/modules/routes.ts';
import { createModules, type Modules } from './features/modules/service.ts';
import { traineesRoutes } from './features/trainees/routes.ts';
import { createTrainees, type Trainees } from './features/trainees/service.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { createMediaLinks } from './platform/media/media-links.ts';
import type { Resources } from './resources.ts';
import type { Settings } from './settings.ts';

export interface Services {
  readonly accounts: Accounts;
  readonly companies: Companies;
  readonly modules: Modules;
  readonly learning: Learning;
  readonly trainees: Trainees;
}

export interface Portal {
  readonly app: FastifyInstance;
  readonly services: Services;
}

const WEB_FOLDER = resolve(import.meta.dirname, '../../web/dist');

export async function buildPortal(resources: Resources, settings: Settings): Promise<Portal> {
  const services = createServices(resources, settings);
  const { accounts, companies, modules, learning, trainees } = services;
  const app = await createHttpServer({
    log: resources.log,
    routes: [
      ...accountsRoutes(accounts),
      ...companiesRoutes(companies),
      ...modulesRoutes(modules),
      ...learningRoutes(learning),
      ...traineesRoutes(trainees),
    ],
    kernel: {
      authenticate: accounts.authenticate,
      receiveFile: (kind, bytes) =>
        resources.media.receive(bytes, { maxBytes: maxBytesOf(kind, settings) }),
    },
    extend: (api) => registerMediaRoutes(api, resources),
    checks: resources.checks,
    webFolder: WEB_FOLDER,
    publicUrl: settings.publicUrl,
    corsOrigins: settings.corsOrigins,
    mediaOrigins: settings.s3 === undefined ? [] : [new URL(settings.s3.bucketUrl).origin],
    trustProxy: settings.trustProxy,
    metricsToken: settings.metricsToken,
  });
  return { app, services };
}

/** The features' services, wired to one another. */
export function createServices(resources: Resources, settings: Settings): Services {
  const accounts = createAccounts({ ...resources, ...settings });
  const mediaLinks = createMediaLinks(resources);
  const learning = createLearning({ ...resources, mediaLinks });
  const modules = createModules({ ...resources, mediaLinks, learning });
  const companies = createCompanies({ ...resources, accounts, modules });
  const trainees = createTrainees({ ...resources, accounts, learning });
  return { accounts, companies, modules, learning, trainees };
}

function maxBytesOf(kind: 'video' | 'image', { maxVideoMb }: Settings): number {
  return kind === 'video' ? maxVideoMb * 1024 * 1024 : LOGO_MAX_BYTES;
}
