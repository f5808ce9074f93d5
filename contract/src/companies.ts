import * as z from 'zod/mini';
import { call } from './call.ts';
import { clientMadeId, companyName, id, idParam, language, token } from './fields.ts';
import { IMAGE_NAMES_IN_ENGLISH } from './images.ts';
import {
  DOMAIN_MAX,
  IMAGE_SIDE_MAX,
  JOIN_CODE_LENGTH_MAX,
  JOIN_DOMAINS_MAX,
  TIME_ZONE_MAX,
} from './limits.ts';
import { issueText } from './reasons.ts';
import { deleted } from './trash.ts';

export const company = z.object({
  id,
  name: z.string(),
  /** A path below `/api/uploads/`, or a full address; null without a logo. */
  logo: z.nullable(z.string()),
});
export type Company = z.infer<typeof company>;

/**
 * Who may sign up for a company: everyone, those with its join code, those with an email of its domains, or no one.
 * Admins add trainees in every mode.
 */
export const signUpMode = z.enum(['open', 'code', 'domains', 'invitation']);
export type SignUpMode = z.infer<typeof signUpMode>;

/** A company as visitors see it. */
export const publicCompany = z.object({
  ...company.shape,
  signUp: signUpMode,
  /** Domains of the emails that can be used; empty in the other modes. */
  domains: z.array(z.string()),
});
export type PublicCompany = z.infer<typeof publicCompany>;

/** The company of a sign-up link. */
export const linkedCompany = z.object({
  ...publicCompany.shape,
  /** The name of the group that the link leads into; null for the link of the company. */
  group: z.nullable(z.string()),
});
export type LinkedCompany = z.infer<typeof linkedCompany>;

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
    'The companies that a visitor can choose at the sign-up, by name; numbers in names are sorted as numbers. Companies that are not listed are left out.',
  response: z.array(publicCompany),
});

export const getCompanyOfLink = call({
  name: 'getCompanyOfLink',
  method: 'GET',
  path: '/companies/of-link',
  access: 'public',
  summary:
    'The company of its sign-up link or that of one of its groups, also if it is not listed.',
  query: z.object({ link: token }),
  response: linkedCompany,
  errors: ['NOT_FOUND'],
});

export const listCompanies = call({
  name: 'listCompanies',
  method: 'GET',
  path: '/admin/companies',
  access: 'admin',
  reach: 'group',
  right: 'read',
  by: 'list',
  summary:
    'The companies by name, with their numbers of modules and trainees. A limited admin gets those in reach, and of a company with groups in reach the number of their members.',
  response: z.array(adminCompany),
});

export const companyImpact = z.object({
  modules: z.int(),
  videos: z.int(),
  questions: z.int(),
  trainees: z.int(),
  /** Trainees who have opened a module and not completed the training. */
  inTraining: z.int(),
  /** Trainees who have completed the training; modules that were added since do not take it back. */
  completedAll: z.int(),
  /** Number of passed modules over all trainees. */
  results: z.int(),
  attempts: z.int(),
  helpRequests: z.int(),
  feedback: z.int(),
  /** Admins of the company, who block its deletion. */
  administrators: z.int(),
  /** Names of the admins who are limited to the company or its groups; empty for a limited admin, who cannot delete it. */
  admins: z.array(z.string()),
});
export type CompanyImpact = z.infer<typeof companyImpact>;

export const getCompanyImpact = call({
  name: 'getCompanyImpact',
  method: 'GET',
  path: '/admin/companies/:id/impact',
  access: 'admin',
  // Also read before modules are added or reordered, and before a company is trained again.
  reach: 'company',
  right: 'read',
  by: { company: 'id' },
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
  reach: 'portal',
  right: 'training',
  by: 'input',
  summary: `Creates a company; the logo is ${IMAGE_NAMES_IN_ENGLISH} by content, of at most ${IMAGE_SIDE_MAX} × ${IMAGE_SIDE_MAX} pixels. If the same \`clientRequestId\` is sent again, the answer is the company that it made.`,
  body: z.extend(companyForm, {
    /** Made by the client: a request that is sent again with it changes the company that it has made. */
    clientRequestId: z.optional(clientMadeId('Not a request id')),
  }),
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
  reach: 'company',
  right: 'training',
  by: { company: 'id' },
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
  reach: 'portal',
  right: 'training',
  by: { company: 'id' },
  summary: 'Moves a company with its modules, media, trainees and their progress to the trash.',
  params: byId,
  response: deleted,
  errors: ['NOT_FOUND', 'FOREIGN_KEY'],
});

export const companySettings = z.object({
  signUp: signUpMode,
  /** In groups of four; null before the first one is made. It stays while another mode is used. */
  joinCode: z.nullable(z.string()),
  /** In lower case, as in DNS. They stay while another mode is used. */
  domains: z.array(z.string()),
  /** Whether each sign-up is confirmed by mail; in the mode `domains` it always is. */
  confirmEmail: z.boolean(),
  /** Whether visitors find the company in the public list and by its name. */
  listed: z.boolean(),
  /** An IANA name, such as Europe/Berlin; null for that of the server. */
  timeZone: z.nullable(z.string()),
  /** The language of its people who have not chosen one; null for that of their browsers. */
  language: z.nullable(language),
  /** Whether trainees of the company can chat with people of other companies. Chats with admins who see the company are always possible. */
  crossCompanyChat: z.boolean(),
  /** The token of the sign-up link, which works for a company that is not listed, too. */
  link: z.string(),
  /** Whether the portal has a mail server, which `domains` and `confirmEmail` need. */
  hasMailServer: z.boolean(),
  version: z.int(),
});
export type CompanySettings = z.infer<typeof companySettings>;

export const companySettingsForm = z.partial(
  z.object({
    signUp: signUpMode,
    /** Null makes a new code. A text replaces the code; without one the mode `code` gets one by itself. */
    joinCode: z.nullable(
      z
        .string()
        .check(
          z.maxLength(JOIN_CODE_LENGTH_MAX, issueText('tooLong', { max: JOIN_CODE_LENGTH_MAX })),
        ),
    ),
    domains: z
      .array(
        z.string().check(z.maxLength(DOMAIN_MAX, issueText('domainTooLong', { max: DOMAIN_MAX }))),
      )
      .check(z.maxLength(JOIN_DOMAINS_MAX, issueText('tooManyDomains', { max: JOIN_DOMAINS_MAX }))),
    confirmEmail: z.boolean(),
    listed: z.boolean(),
    timeZone: z.nullable(z.string().check(z.maxLength(TIME_ZONE_MAX, 'Not a time zone'))),
    language: z.nullable(language),
    crossCompanyChat: z.boolean(),
    /** The version that was edited. A refusal has the current one in `details.version`. */
    version: z.int(),
  }),
);

export const getCompanySettings = call({
  name: 'getCompanySettings',
  method: 'GET',
  path: '/admin/companies/:id/settings',
  access: 'admin',
  reach: 'company',
  right: 'read',
  by: { company: 'id' },
  summary:
    'Who may join a company, its sign-up link, its time zone and language, and whether its trainees chat with people of other companies.',
  params: byId,
  response: companySettings,
  errors: ['NOT_FOUND'],
});

export const updateCompanySettings = call({
  name: 'updateCompanySettings',
  method: 'PUT',
  path: '/admin/companies/:id/settings',
  access: 'admin',
  reach: 'company',
  right: 'training',
  by: { company: 'id' },
  summary:
    'Changes who may join a company, its time zone and language, and whether its trainees chat with people of other companies; absent parts stay. With `version` it is refused if the settings have changed since; without, it overwrites.',
  params: byId,
  body: companySettingsForm,
  response: companySettings,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
