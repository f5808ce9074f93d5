/** The calls about certificates, in the largest company, if its people have some. */
import type { CallResponse } from '@portal/contract/call';
import type { listCertificatesOfTrainee } from '@portal/contract/certificates';
import type { Trainee } from '@portal/contract/trainees';
import type { MeasuredCall } from './calls.ts';
import { getPath } from './get-path.ts';
import type { Target } from './measure-call.ts';

const COMPANY = 1;
const LIMIT_MS = 50;

/** @param signIn opens a session of a trainee by email */
export async function certificateCalls(
  target: Target,
  signIn: (email: string) => Promise<Target>,
): Promise<MeasuredCall[]> {
  const list = `/admin/trainees?company=${COMPANY}&page=2&pageSize=20`;
  const people = await getPath<Trainee[]>(target, list);
  const person = people.at(-1);
  if (person === undefined) return [];
  const ofTrainee = `/admin/trainees/${person.id}/certificates`;
  type Held = CallResponse<typeof listCertificatesOfTrainee>;
  const [held] = await getPath<Held>(target, ofTrainee);
  if (held === undefined) return [];
  const { token } = await signIn(person.email);
  return [
    { name: 'certificates: check', path: `/verify/${held.code}` },
    { name: 'certificates: check, unknown', path: `/verify/${held.code.slice(1)}0` },
    { name: 'certificates: own list', path: '/trainee/certificates', token },
    { name: 'certificates: one', path: `/certificates/${held.code}`, token },
    { name: 'certificates: list of a trainee', path: ofTrainee },
    { name: 'certificates: matrix', path: `/admin/companies/${COMPANY}/matrix` },
    { name: 'certificates: report', path: `/admin/companies/${COMPANY}/report` },
  ].map((call) => ({ ...call, limitMs: LIMIT_MS }));
}
