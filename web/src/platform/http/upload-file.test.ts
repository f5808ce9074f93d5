import { createVideoUpload } from '@portal/contract/modules';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session-store.ts';
import { removeViewedReach, storeViewedReach } from '../storage/viewed-reach.ts';
import { NetworkError } from './api-error.ts';
import { uploadFile } from './upload-file.ts';

const user = {
  id: 1,
  name: 'Ada',
  email: 'ada@x.io',
  role: 'ADMIN',
  company: null,
  language: null,
  companyLanguage: null,
  reach: 'portal',
} as const;

/** A request whose server is the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  status = 0;
  responseText = '';
  onabort?: () => void;
  onload?: () => void;
  onloadend?: () => void;
  isAborted = false;
  constructor() {
    super();
    FakeRequest.last = this;
  }
  open(): void {}
  readonly headers = new Headers();
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader = () => null;
  send(): void {}
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }
  answer(text: string): void {
    this.status = 201;
    this.responseText = text;
    this.onload?.();
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  session.start({ token: 't', user });
});
afterEach(() => {
  session.end('visitor');
  removeViewedReach();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function upload(signal?: AbortSignal) {
  const done = uploadFile(createVideoUpload, {
    fields: { duration: '4' },
    file: new File(['abc'], 'clip.mp4'),
    signal,
  });
  const outcome = done.then(
    (answer) => answer,
    (error: unknown) => error,
  );
  return { outcome, request: FakeRequest.last };
}

it('a slow upload continues as long as it progresses', async () => {
  const { outcome, request } = upload();
  for (let loaded = 1; loaded <= 100; loaded += 1) {
    vi.advanceTimersByTime(29_999);
    request.upload.onprogress?.({ loaded, total: 100 });
  }
  request.upload.onload?.();
  vi.advanceTimersByTime(119_999);
  request.answer('{"id":7}');
  expect(await outcome).toEqual({ id: 7 });
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['does not begin', () => undefined, 30_000],
  [
    'stops on the way',
    (request: FakeRequest) => request.upload.onprogress?.({ loaded: 1, total: 9 }),
    30_000,
  ],
  ['is not answered', (request: FakeRequest) => request.upload.onload?.(), 120_000],
])('an upload that %s fails', async (_what, reach, ms) => {
  const { outcome, request } = upload();
  reach(request);
  vi.advanceTimersByTime(ms - 1);
  expect(request.isAborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await outcome).toBeInstanceOf(NetworkError);
  expect(await outcome).toMatchObject({
    message: 'The server did not answer in time. Please check your connection and try again.',
  });
});

it('a cancelled upload ends with the reason of the cancel', async () => {
  const cancel = new AbortController();
  const { outcome } = upload(cancel.signal);
  cancel.abort('not needed');
  expect(await outcome).toBe('not needed');
});

it('an answer that arrives after its user has left is refused', async () => {
  const { outcome, request } = upload();
  session.start({ token: 'of another', user: { ...user, id: 2 } });
  request.answer('{"id":7}');
  expect(await outcome).toMatchObject({ status: 401 });
});

it('an upload in the view of another admin is marked as such, so that the server refuses it', () => {
  storeViewedReach({
    viewerId: user.id,
    scopes: [{ companyId: 3, companyName: 'Acme', rights: 'training' }],
  });
  const { request } = upload();
  expect(request.headers.get('x-view-as')).toBe('[{"companyId":3,"rights":"training"}]');
});
