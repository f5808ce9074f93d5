/** Finds out whether uploads, answers and parts of files pass the proxy as a browser and the portal send them. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  arrived,
  DOCTOR_PATHS,
  SAMPLE,
  STREAM_START,
  UPLOAD_BYTES,
} from '#server/platform/http/doctor/calls.ts';
import { type Finding, ok, problem } from '../finding.ts';
import { type Answer, answerTo, authorization, begin, sendCall, type Target } from './request.ts';

const POLL_MS = 50;
const UPLOAD = 'public address, upload';

/** Sends the first half of a body, asks the portal for it, and sends the rest. */
export async function examineUpload(target: Target): Promise<Finding[]> {
  const path = DOCTOR_PATHS.upload(randomUUID());
  const headers = {
    ...authorization(target),
    'content-type': 'application/octet-stream',
    'content-length': UPLOAD_BYTES,
  };
  const upload = begin(target, `/api${path}`, { method: 'POST', headers });
  let hasEnded = false;
  const ended = answerTo(upload)
    .catch((error: Error) => error)
    .finally(() => {
      hasEnded = true;
    });
  const half = Buffer.alloc(UPLOAD_BYTES / 2);
  upload.write(half);
  const isPassedOn = await hasArrived(target, path, () => hasEnded);
  upload.end(half);
  const result = await ended;
  if (!isWhole(result)) return [refusedUpload(result)];
  if (!isPassedOn)
    return [
      problem(
        `${UPLOAD}: the proxy keeps a body until it is complete, so a large video is stored twice, one after the other`,
        'Let it pass bodies on as they arrive (nginx: proxy_request_buffering off).',
      ),
    ];
  return [ok(`${UPLOAD}: 2 MB arrive as they are sent`)];
}

/** Each question may be answered by another process of the portal than the one that receives the upload. */
async function hasArrived(target: Target, path: string, hasEnded: () => boolean): Promise<boolean> {
  const end = performance.now() + target.patienceMs;
  while (!hasEnded()) {
    const { body, status } = await sendCall(target, path);
    if (status === 200 && arrived.parse(JSON.parse(body)).bytes > 0) return true;
    if (performance.now() > end) return false;
    await wait(POLL_MS);
  }
  return false;
}

function isWhole(result: Answer | Error): boolean {
  if (result instanceof Error || result.status !== 200) return false;
  return arrived.parse(JSON.parse(result.body)).bytes === UPLOAD_BYTES;
}

function refusedUpload(result: Answer | Error): Finding {
  const reason =
    result instanceof Error ? 'the connection was cut' : `the answer is ${result.status}`;
  return problem(
    `${UPLOAD}: 2 MB do not arrive: ${reason}`,
    'Allow bodies that are 1 MB larger than MAX_VIDEO_MB (nginx: client_max_body_size 101m).',
  );
}

/** The portal sends some bytes and leaves the answer open. */
export async function examineAnswers(target: Target): Promise<Finding[]> {
  const subject = 'public address, answers';
  const request = begin(target, `/api${DOCTOR_PATHS.stream}`, { headers: authorization(target) });
  const start = firstBytes(request);
  request.end();
  const received = await Promise.race([start, wait(target.patienceMs, null, { ref: false })]);
  request.destroy();
  if (received === STREAM_START) return [ok(`${subject}: arrive as the portal sends them`)];
  if (received !== null)
    return [problem(`${subject}: are changed on their way`, 'See the log of the proxy.')];
  return [
    problem(
      `${subject}: the proxy keeps them until they are complete or large, so a video or file that is under way is not cut off when its session ends`,
      'Let it pass answers on as they arrive (nginx: proxy_buffering off; Caddy: flush_interval -1).',
    ),
  ];
}

/** Null if the request ends before. */
async function firstBytes(request: ReturnType<typeof begin>): Promise<string | null> {
  try {
    const [response] = await once(request, 'response');
    const [bytes] = await once(response, 'data');
    return String(bytes);
  } catch {
    // The request was given up, or its connection was cut: in both cases no byte has arrived.
    return null;
  }
}

/** Players request videos in parts. */
export async function examineParts(target: Target): Promise<Finding[]> {
  const subject = 'public address, parts of files';
  const [first, last] = [100, 109];
  const range = `bytes=${first}-${last}`;
  const { status, body, values } = await sendCall(target, DOCTOR_PATHS.bytes, { range });
  const isPart =
    status === 206 &&
    values('content-range')[0] === `bytes ${first}-${last}/${SAMPLE.length}` &&
    body === SAMPLE.toString('utf8', first, last + 1);
  if (isPart) return [ok(`${subject}: arrive as players request them`)];
  return [
    problem(
      `${subject}: a request for a part is answered with ${status} instead of 206, so players cannot jump within a video`,
      'Let the proxy pass the header Range on (nginx: remove proxy_set_header Range).',
    ),
  ];
}
