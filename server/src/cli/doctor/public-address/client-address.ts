/** Finds out whether the portal sees the address of each client, on which its limits depend. */
import type { Echo } from '#server/platform/http/doctor/calls.ts';
import { type TrustProxy, trustedProxies } from '#server/platform/http/trusted-proxies.ts';
import { type Finding, ok, problem } from '../finding.ts';
import { reach } from './reaching.ts';
import type { Target } from './request.ts';

const SUBJECT = 'public address, client';
/** An address for documents (RFC 5737), which no client has. */
const INVENTED = '192.0.2.77';
const REPLACE_HEADER = 'nginx: proxy_set_header X-Forwarded-For $remote_addr';

interface Seeing {
  readonly seen: Echo;
  /** The port of doctor's end of the connection: without a proxy the portal sees the same. */
  readonly localPort: number;
  readonly trustProxy: TrustProxy;
}

export async function examineClientAddress(target: Target, seeing: Seeing): Promise<Finding[]> {
  const { seen, localPort, trustProxy } = seeing;
  const isDirect = seen.peerPort === localPort;
  const consequence = `so every client has the address ${plain(seen.address)}, and the limits of all are one`;
  if (!isDirect && seen.forwardedFor === null)
    return [
      problem(
        `${SUBJECT}: what is in front of the portal sends no X-Forwarded-For, ${consequence}`,
        `Let it send the address of the client (${REPLACE_HEADER}).`,
      ),
    ];
  const trusts = trustedProxies(trustProxy);
  if (!isDirect && !trusts(seen.peer, 0))
    return [
      problem(
        `${SUBJECT}: TRUST_PROXY does not name the proxy, ${consequence}`,
        `Set TRUST_PROXY=${plain(seen.peer)}.`,
      ),
    ];
  if (await canInvent(target, seeing))
    return [
      problem(
        `${SUBJECT}: a client can choose its address by a header X-Forwarded-For, and so avoid the limits`,
        `Let the proxy replace this header instead of adding to it (${REPLACE_HEADER}), and TRUST_PROXY name the proxy.`,
      ),
    ];
  const way = isDirect ? 'without a proxy' : `through the proxy ${plain(seen.peer)}`;
  return [ok(`${SUBJECT}: the portal sees the address of each client, ${way}`)];
}

/** Not judged where a list of proxies contains the address of this machine: other clients are not on it. */
async function canInvent(target: Target, { seen, trustProxy }: Seeing): Promise<boolean> {
  if (Array.isArray(trustProxy) && trustedProxies(trustProxy)(seen.address, 1)) return false;
  const reached = await reach(target, { 'x-forwarded-for': INVENTED });
  return 'seen' in reached && reached.seen.address === INVENTED;
}

const plain = (address: string) => address.replace(/^::ffff:/, '');
