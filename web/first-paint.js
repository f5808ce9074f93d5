// Inlined in the head of every page, and run before the first paint. It applies the chosen theme, says whose session
// the browser remembers and asks the server for it, and keeps what a user does to a form before its code has loaded.
(() => {
  /** The address of the page's `firstCall` in `src/app/signed-in-pages.ts`; null if it is not to be sent. */
  function firstCallOf(role) {
    const call = document.querySelector('meta[name="first-call"]');
    if (!call || (call.dataset.role ?? role) !== role) return null;
    // A module is opened only after what was played of it before has been reported.
    if (Object.keys(localStorage).some((key) => key.startsWith('watchReport:'))) return null;
    const [, place] = /:(\d+)/.exec(call.content) ?? [];
    if (place === undefined) return call.content;
    const id = location.pathname.split('/')[place];
    // Without a number in its place there is no such page.
    return /^\d+$/.test(id) ? call.content.replace(`:${place}`, id) : null;
  }

  /** Sent while the code that uses the answer is loading. */
  function sendEarly(address, token) {
    const response = fetch(address, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
    // The app handles a failure, if it uses the answer.
    response.catch(() => undefined);
    return { address, token, response };
  }

  const root = document.documentElement;
  try {
    // Without a choice the attribute is absent, and the style sheet follows the system.
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const { role } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const token = localStorage.getItem('authToken');
    if (token && /^(?:ADMIN|TRAINEE)$/.test(role)) {
      root.dataset.session = role;
      // The calls of `src/app/session-checks.ts`.
      const check =
        role === 'ADMIN' ? '/api/admin/trainees?page=1&pageSize=1' : '/api/trainee/dashboard';
      const first = firstCallOf(role);
      const addresses = first === null ? [check] : [check, first];
      window.earlyRequests = addresses.map((address) => sendEarly(address, token));
    }
  } catch {
    // The browser's settings may forbid the storage, or another program has written to it.
  }
  // Runs after the handlers of React, which prevent the browser's own submission.
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    event.target.dataset.submitted = '';
  });
})();
