/** A portal that listens, with a trainee, a quiz and a film, and a client that measures what requests cost it. */
import type { Call } from '@portal/contract/call';
import { makeQuizModule, makeTrainee, makeVideoModule, signInAdmin } from './factories.ts';
import { type Cost, MeasuredClient, type MeasuredRequest } from './measured-client.ts';
import { startTestPortal, type TestPortal } from './start-test-portal.ts';

/** CPU time of the main thread that one request may take, on the reference machine. */
export const LIMIT_MS = 10;

interface Request {
  /** Stands for all parameters of the address; the id of the quiz if absent. */
  readonly id?: number;
  readonly times?: number;
  readonly query?: string;
  readonly bodies?: readonly Uint8Array[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits?: MeasuredRequest['limits'];
}

export interface MeasuredPortal extends AsyncDisposable {
  readonly portal: TestPortal;
  readonly origin: string;
  readonly tokens: Readonly<Record<Call['access'], string>>;
  readonly ids: Readonly<Record<'company' | 'trainee' | 'quiz' | 'film', number>>;
  /** Sends the request repeatedly, each sample in another minute, so that no limit is reached. */
  measure(call: Call, request: Request): Promise<Cost>;
}

export async function startMeasuredPortal(): Promise<MeasuredPortal> {
  await using starting = new AsyncDisposableStack();
  const portal = starting.use(await startTestPortal());
  const client = starting.adopt(new MeasuredClient(), (opened) => opened.close());
  const trainee = await makeTrainee(portal);
  const company = trainee.user.company?.id ?? 0;
  const ids = {
    company,
    trainee: trainee.user.id,
    quiz: (await makeQuizModule(portal, company)).id,
    film: (await makeVideoModule(portal, company)).id,
  };
  const admin = (await signInAdmin(portal)).token;
  const tokens = { public: '', 'signed-in': trainee.token, trainee: trainee.token, admin };
  const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 });
  const started = starting.move();
  return {
    portal,
    origin,
    tokens,
    ids,
    measure(call, { id = ids.quiz, query = '', bodies = [], headers = {}, ...rest }) {
      return client.measure({
        limits: { ms: LIMIT_MS },
        ...rest,
        url: `${origin}/api${call.path.replaceAll(/:\w+/g, String(id))}${query}`,
        method: call.method,
        headers: {
          authorization: `Bearer ${tokens[call.access]}`,
          ...(bodies.length === 0 ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        bodies,
        beforeSample: () => portal.clock.advance(61_000),
      });
    },
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  };
}
