/** Chooses the look of a company's certificates, and changes single certificates. */
import { actorOf } from '#server/features/activity/service.ts';
import type { Identity } from '#server/platform/http/route.ts';
import type { CommandContext } from '../command.ts';
import type { DemoLook, DemoTrainee } from './content/demo-company.ts';
import type { Story } from './replay.ts';
import type { SeededCompany } from './seed-requirements.ts';
import { stage } from './stage.ts';

/** Call it before the company has trainees: a certificate keeps the look of the day on which it was issued. */
export async function seedLook(
  context: CommandContext,
  { id, admin }: SeededCompany,
  { colour, line, signature: file }: DemoLook,
): Promise<void> {
  const signature = await stage(context, 'signatures', file);
  const { looks } = context.services.certificates;
  await looks.update(actorOf(admin), id, { form: { colour, line }, signature });
}

interface Holder extends DemoTrainee {
  readonly learner: Identity;
}

/** Shows the scores of the latest certificate about the whole training, and has it withdrawn. */
export async function* seedCertificate(
  { services: { certificates } }: CommandContext,
  admin: Identity,
  { learner, certificate }: Holder,
): Story {
  if (certificate === undefined) return;
  const reader = { user: learner, acceptLanguage: undefined };
  const own = await certificates.listOwn(reader);
  const latest = own.find(({ kind }) => kind === 'training');
  if (latest === undefined) throw new Error(`${learner.name} of the demo has no certificate`);
  const { isShared, withdrawn } = certificate;
  if (isShared) await certificates.share(latest.code, true, reader);
  if (withdrawn === undefined) return;
  yield withdrawn.daysAgo * 24;
  const loaded = await certificates.load(latest.code);
  await certificates.withdraw(loaded, withdrawn.reason, { ...reader, user: admin });
}
