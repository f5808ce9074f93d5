/** Finds out whether the headers of the portal arrive as it sends them, by comparison with its own answer. */
import { type Finding, ok, problem } from '../finding.ts';
import { type Answer, send, type Target } from './request.ts';

const SUBJECT = 'public address, headers';

const PROTECTING = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

/** @param direct the same portal without a proxy */
export async function examineHeaders(target: Target, direct: Target): Promise<Finding[]> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
  const [received, sent] = await Promise.all([
    send(target, '/', { headers }),
    send(direct, '/', { headers }),
  ]);
  const faults = PROTECTING.flatMap((name) => faultOf(name, received, sent) ?? []);
  if (
    sent.values('content-encoding').length > 0 &&
    received.values('content-encoding').length === 0
  )
    faults.push(
      problem(
        `${SUBJECT}: pages arrive uncompressed, so they load several times as long`,
        'Let the proxy pass the header Accept-Encoding on (nginx: remove proxy_set_header Accept-Encoding).',
      ),
    );
  return faults.length > 0 ? faults : [ok(`${SUBJECT}: pages arrive with those of the portal`)];
}

function faultOf(name: string, received: Answer, sent: Answer): Finding | undefined {
  const [theirs, ours] = [received.values(name), sent.values(name)];
  if (theirs.length > 1)
    return problem(
      `${SUBJECT}: ${name} arrives ${theirs.length} times, from the portal and from the proxy`,
      `Remove it from the proxy (nginx: the add_header of ${name}).`,
    );
  if (theirs.length < ours.length)
    return problem(
      `${SUBJECT}: ${name} does not arrive`,
      `Let the proxy keep it (nginx: remove the proxy_hide_header of ${name}).`,
    );
  // An operator may choose a longer time, or one for all names of a domain.
  if (name === 'strict-transport-security' || theirs[0] === ours[0]) return undefined;
  return problem(
    `${SUBJECT}: ${name} is not that of the portal`,
    `Let the proxy neither add nor replace it (nginx: the add_header of ${name}).`,
  );
}
