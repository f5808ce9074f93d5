/** Fills an empty data folder with example data: real videos, trainees in every state, conversations. */
import { COMMAND_LINE } from '#server/features/activity/service.ts';
import { IS_PACKAGE } from '#server/version.ts';
import type { CommandContext, ServiceCommand } from '../command.ts';
import { readArguments } from '../read-arguments.ts';
import { DEMO_COMPANIES, REFUSED_TRAINEE } from './content/companies.ts';
import { DEMO_ADMIN } from './content/conversations.ts';
import { type DemoPeople, identityOf, PASSWORD } from './people.ts';
import { replay, type Story } from './replay.ts';
import { HOURS_OF_HISTORY, seedCompany } from './seed-company.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedHelpRequests } from './seed-help-requests.ts';

/** Creates the demo once; a second run only prints the logins again. */
export const seedDemo: ServiceCommand = {
  usage: 'demo',
  about: [
    'Fills an empty data folder with two companies, modules with videos, and trainees in every state.',
    'It prints how to log in. Where the companies exist already, it only prints that.',
    IS_PACKAGE
      ? 'Then it starts the portal on the folder, which is ./demo-data without DATA_DIR. The file .env is not read.'
      : 'Then it ends. "npm run demo" starts the portal on such a folder, too.',
    'Stop the portal before.',
  ],
  example: 'demo',
  prepare(args) {
    readArguments(seedDemo, args, {});
    return seed;
  },
};

async function seed(context: CommandContext): Promise<void> {
  const existing = new Set(
    (await context.services.companies.list(COMMAND_LINE)).map(({ name }) => name),
  );
  const missing = DEMO_COMPANIES.filter(({ name }) => !existing.has(name));
  const people: DemoPeople = new Map([[DEMO_ADMIN, await ensureAdmin(context)]]);
  const stories: Story[] = [];
  for (const company of missing) stories.push(...(await seedCompany(context, company, people)));
  if (stories.length > 0) await replay(context, stories);
  // Help requests and messages need both companies to be new; otherwise they exist already.
  if (missing.length === DEMO_COMPANIES.length) {
    await seedHelpRequests(context, people);
    await seedConversations(context, people);
    await seedRefusedInvitation(context);
  }
  announce();
}

async function ensureAdmin({ services: { accounts }, clock }: CommandContext) {
  const users = (await Array.fromAsync(accounts.listUsers(COMMAND_LINE).batches)).flat();
  const existing = users.find(({ email }) => email === DEMO_ADMIN);
  clock.goBack(HOURS_OF_HISTORY);
  const admin = existing ?? { name: 'Dora Demo', email: DEMO_ADMIN, password: PASSWORD };
  const user = 'id' in admin ? admin : await accounts.createAdmin(COMMAND_LINE, admin);
  return identityOf(user, null);
}

/** Adds a trainee whose mistyped address the mail server has refused. */
async function seedRefusedInvitation({ services: { accounts, trainees } }: CommandContext) {
  const { id, email } = await trainees.create(COMMAND_LINE, REFUSED_TRAINEE);
  const reply = `550 5.1.1 <${email}>: Recipient address rejected: User unknown`;
  await accounts.storeRefusedInvitation({ recipientId: id, to: email, reply });
}

function announce(): void {
  const trainees = DEMO_COMPANIES.flatMap(({ trainees: people, name }) =>
    people.map(({ email, passed, next, stands }) => {
      const state = next === 'untouched' ? `${passed} passed` : `${passed} passed, then ${next}`;
      const standing = stands === undefined ? '' : `; ${stands}`;
      return `  ${email.padEnd(32)} ${name}: ${state}${standing}`;
    }),
  );
  console.log(`Demo portal. Everybody's password: ${PASSWORD}`);
  console.log(`  ${DEMO_ADMIN.padEnd(32)} administrator`);
  for (const { name: company, admins } of DEMO_COMPANIES)
    for (const { email, role, group = company } of admins)
      console.log(`  ${email.padEnd(32)} administrator who sees ${group} only: ${role}`);
  console.log(trainees.join('\n'));
}
