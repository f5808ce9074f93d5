import type { FakeServer } from './fake-server.ts';

/** The part of XMLHttpRequest that `uploadFile` uses, answered by the fake server. */
export function fakeUpload(respond: FakeServer['respond']) {
  return class FakeUpload {
    readonly #headers = new Headers();
    readonly #abort = new AbortController();
    #method = 'GET';
    #address = '';
    #answer: Response | null = null;

    readonly upload: Pick<XMLHttpRequestUpload, 'onprogress' | 'onload'> = {
      onprogress: null,
      onload: null,
    };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    status = 0;
    responseText = '';

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.#answer?.headers.get(name) ?? null;
    }

    abort(): void {
      this.#abort.abort();
    }

    send(body: FormData): void {
      const request = new Request(this.#address, {
        method: this.#method,
        headers: this.#headers,
        body,
      });
      const aborted = new Promise<never>((_resolve, reject) => {
        this.#abort.signal.addEventListener('abort', reject);
      });
      void Promise.race([respond(request), aborted])
        .then(async (answer) => {
          this.#answer = answer;
          this.status = answer.status;
          this.responseText = await answer.text();
          this.onload?.();
        })
        .catch(() => (this.#abort.signal.aborted ? this.onabort?.() : this.onerror?.()))
        .finally(() => this.onloadend?.());
    }
  };
}
