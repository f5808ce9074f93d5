import * as z from 'zod/mini';
import { call } from './call.ts';
import { companyName, id, idParam } from './fields.ts';
import { IMAGE_TYPE_NAMES } from './images.ts';
import { IMAGE_SIDE_MAX } from './limits.ts';
import { deleted } from './trash.ts';

export const company = z.object({
  id,
  name: z.string(),
  /** A path below `/api/uploads/`, or a full address; null without a logo. */
  logo: z.nullable(z.string()),
});
export type Company = z.infer<typeof company>;

export const adminCompany = z.object({
  ...company.shape,
  moduleCount: z.int(),
  traineeCount: z.int(),
});
export type AdminCompany = z.infer<typeof adminCompany>;

export const companyForm = z.object({ name: companyName });

const byId = z.object({ id: idParam });

export const listPublicCompanies = call({
  name: 'listPublicCompanies',
  method: 'GET',
  path: '/companies',
  access: 'public',
  summary:
    'The companies that a visitor can choose at the sign-up, by name; numbers in names are sorted as numbers.',
  response: z.array(company),
});

export const listCompanies = call({
  name: 'listCompanies',
  method: 'GET',
  path: '/admin/companies',
  access: 'admin',
  summary: 'Every company by name, with its numbers of modules and trainees.',
  response: z.array(adminCompany),
});

export const companyImpact = z.object({
  modules: z.int(),
  videos: z.int(),
  questions: z.int(),
  trainees: z.int(),
  /** Trainees who have opened a module and not completed all of them. */
  inTraining: z.int(),
  /** Trainees who have completed all modules. */
  completedAll: z.int(),
  /** Number of passed modules over all trainees. */
  results: z.int(),
  attempts: z.int(),
  helpRequests: z.int(),
  feedback: z.int(),
  /** Admins of the company, who block its deletion. */
  administrators: z.int(),
});
export type CompanyImpact = z.infer<typeof companyImpact>;

export const getCompanyImpact = call({
  name: 'getCompanyImpact',
  method: 'GET',
  path: '/admin/companies/:id/impact',
  access: 'admin',
  summary:
    'What is deleted with a company, and the trainees whom a change of its list of modules affects.',
  params: byId,
  response: companyImpact,
  errors: ['NOT_FOUND'],
});

export const createCompany = call({
  name: 'createCompany',
  method: 'POST',
  path: '/admin/companies',
  access: 'admin',
  summary: `Creates a company; the logo is ${IMAGE_TYPE_NAMES} by content, of at most ${IMAGE_SIDE_MAX} × ${IMAGE_SIDE_MAX} pixels.`,
  body: companyForm,
  file: { name: 'logo', kind: 'image', required: false },
  status: 201,
  response: adminCompany,
  errors: ['NAME_TAKEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const updateCompany = call({
  name: 'updateCompany',
  method: 'PUT',
  path: '/admin/companies/:id',
  access: 'admin',
  summary: 'Renames a company or replaces its logo; absent parts stay.',
  params: byId,
  body: z.partial(companyForm),
  file: { name: 'logo', kind: 'image', required: false },
  response: adminCompany,
  errors: ['NOT_FOUND', 'NAME_TAKEN', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
});

export const deleteCompany = call({
  name: 'deleteCompany',
  method: 'DELETE',
  path: '/admin/companies/:id',
  access: 'admin',
  summary: 'Moves a company with its modules, media, trainees and their progress to the trash.',
  params: byId,
  response: deleted,
  errors: ['NOT_FOUND', 'FOREIGN_KEY'],
});
