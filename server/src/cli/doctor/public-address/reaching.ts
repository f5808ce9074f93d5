/** Finds out whether the public address leads to this portal, and if not, why. */
import { DOCTOR_PATHS, type Echo, echo } from '#server/platform/http/doctor/calls.ts';
import { type Finding, problem } from '../finding.ts';
import { type Answer, sendCall, type Target } from './request.ts';

const SUBJECT = 'public address';

export type Reached =
  | { readonly seen: Echo; readonly answer: Answer }
  | { readonly fault: Finding }
  | { readonly movedTo: string };

/** @param headers of a client */
export async function reach(target: Target, headers = {}): Promise<Reached> {
  let answer: Answer;
  try {
    answer = await sendCall(target, DOCTOR_PATHS.echo, headers);
  } catch (error) {
    return { fault: connectionFault(target.url, error) };
  }
  const [location] = answer.values('location');
  if (location !== undefined) return { movedTo: location };
  if (answer.status === 200) {
    const seen = echo.safeParse(readJson(answer.body));
    if (seen.success) return { seen: seen.data, answer };
  }
  return { fault: answerFault(target.url, answer) };
}

/** The answer of another program may be anything. */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const OWN_ADDRESS =
  'If only this machine cannot reach it, because its network does not lead back to itself, try the address in a browser elsewhere.';

const CERTIFICATE_CODES =
  /^(?:CERT_|ERR_TLS_CERT|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_(?:GET_ISSUER|VERIFY))/;

/** A reason and a remedy for each code of an error. */
const CONNECTION_FAULTS: Readonly<Record<string, readonly [string, string]>> = {
  ENOTFOUND: ['its name is not known', 'Add the name to the DNS, or correct PUBLIC_URL.'],
  EAI_AGAIN: ['the DNS does not answer', 'See that this machine can look up names.'],
  ECONNREFUSED: ['nothing listens there', `Start the proxy, or correct PUBLIC_URL. ${OWN_ADDRESS}`],
  ABORT_ERR: ['its answer does not end', 'Correct PUBLIC_URL, or see the log of the proxy.'],
  ETIMEDOUT: ['there is no answer', `See that a firewall lets this port through. ${OWN_ADDRESS}`],
  EPROTO: ['what listens there does not speak HTTPS', 'Set up HTTPS in the proxy.'],
  ECONNRESET: [
    'the connection was cut before an answer',
    'See the log of the proxy, and that it speaks HTTPS where PUBLIC_URL is https.',
  ],
};

function connectionFault(url: string, error: unknown): Finding {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (CERTIFICATE_CODES.test(code))
    return problem(
      `${SUBJECT}: browsers refuse the certificate of ${url} (${code})`,
      'Renew the certificate, for this name and with its intermediate certificates; a certificate of your own authority is known to doctor by NODE_EXTRA_CA_CERTS in the environment, not in .env.',
    );
  const [reason, remedy] = CONNECTION_FAULTS[code] ?? [
    code || message,
    `See that the proxy runs. ${OWN_ADDRESS}`,
  ];
  return problem(`${SUBJECT}: ${url} cannot be reached: ${reason}`, remedy);
}

function answerFault(url: string, { status, values }: Answer): Finding {
  if (status >= 502 && status <= 504)
    return problem(
      `${SUBJECT}: the proxy at ${url} answers ${status}, because it does not reach the portal`,
      'Let it pass requests to HOST and PORT (nginx: proxy_pass).',
    );
  if (values('www-authenticate').length > 0)
    return problem(
      `${SUBJECT}: ${url} asks for a login of its own`,
      'Remove the HTTP basic authentication (nginx: auth_basic): the portal needs the header Authorization itself.',
    );
  return problem(
    `${SUBJECT}: ${url} does not lead to this portal (answer ${status})`,
    'Correct PUBLIC_URL or the address to which the proxy passes requests (nginx: proxy_pass), and let it pass the header Authorization on.',
  );
}
