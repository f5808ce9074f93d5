/**
 * The questions that one try asks, in an order of its own. Derived from a secret and the number of the try, so that the
 * same try asks the same on each device and after a reload, and the next one asks in another order.
 */
import { createHmac, createSecretKey, hash } from 'node:crypto';

export interface Try {
  readonly runId: number;
  readonly moduleId: number;
  /** 1 for the first try in the run. */
  readonly number: number;
}

interface Asked {
  readonly id: number;
  /** JSON array of strings. */
  readonly options: string;
  /** Since when the options keep their order; null while they are shuffled. */
  readonly fixed_order_since: number | null;
}

export type OnPaper<Q> = Omit<Q, 'options'> & { readonly options: readonly string[] };

export type DrawPaper = ReturnType<typeof createDrawPaper>;

/** @param quizSecret the secret of the installation, the same in all of its processes */
export function createDrawPaper(quizSecret: Buffer) {
  // Made once: making it takes three times as long as a digest.
  const key = createSecretKey(quizSecret);
  const secretOf = ({ runId, moduleId, number }: Try) =>
    createHmac('sha512', key).update(`${runId}/${moduleId}/${number}`).digest('base64');

  /** `count`: the number of questions to draw; null for all. */
  return <Q extends Asked>(
    of: Try,
    questions: readonly Q[],
    count: number | null,
  ): OnPaper<Q>[] => {
    const secret = secretOf(of);
    // A plain hash for each question costs less than an HMAC, and the secret is in each.
    const digestOf = ({ id }: Q) => hash('sha512', `${secret}/${id}`, 'buffer');
    return questions
      .map((question) => ({ question, digest: digestOf(question) }))
      .toSorted((one, other) => Buffer.compare(one.digest, other.digest))
      .slice(0, count ?? questions.length)
      .map(({ question, digest }) => ({
        ...question,
        options: inOrder(question, digest),
      }));
  };
}

interface AnswerInTry extends Omit<Asked, 'id'> {
  readonly question_id: number;
  readonly run_id: number;
  readonly module_id: number;
  readonly number: number;
  /** When the try was submitted. */
  readonly created_at: number;
}

/** The answers of one try in the order in which it asked their questions, with the options as it showed them. */
export function asAsked<Row extends AnswerInTry>(drawPaper: DrawPaper, rows: readonly Row[]) {
  const [first] = rows;
  if (first === undefined) return [];
  const of = { runId: first.run_id, moduleId: first.module_id, number: first.number };
  const asked = rows.map((row) => ({
    ...row,
    id: row.question_id,
    // An order that is kept since a later time was shuffled in this try.
    fixed_order_since:
      (row.fixed_order_since ?? Infinity) <= row.created_at ? row.fixed_order_since : null,
  }));
  return drawPaper(of, asked, null);
}

function inOrder({ options, fixed_order_since }: Asked, digest: Buffer): string[] {
  const stored = JSON.parse(options) as string[];
  return fixed_order_since === null ? shuffled(stored, digest) : stored;
}

/** The bytes of a digest before this one decide on the order of the questions. */
const FIRST_BYTE = 16;

/** Fisher-Yates with two bytes for each choice: enough for 20 options, at most 0.03 % from an even distribution. */
function shuffled(options: readonly string[], digest: Buffer): string[] {
  const shuffled = [...options];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = digest.readUInt16BE(FIRST_BYTE + 2 * last) % (last + 1);
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] ?? '', shuffled[last] ?? ''];
  }
  return shuffled;
}
