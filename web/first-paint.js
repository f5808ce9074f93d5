// Inlined in the head of every page, and run before the first paint. It applies the chosen theme, says whose session
// the browser remembers and asks the server for it, and keeps what a user does to a form before its code has loaded.
(() => {
  const root = document.documentElement;
  try {
    // Without a choice the attribute is absent, and the style sheet follows the system.
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    const token = localStorage.getItem('authToken');
    if (token && /^(?:ADMIN|TRAINEE)$/.test(user.role)) {
      root.dataset.session = user.role;
      // The calls of `src/app/session-checks.ts`, sent while the code that uses the answer is loading.
      const address =
        user.role === 'ADMIN' ? '/api/admin/trainees?page=1&pageSize=1' : '/api/trainee/dashboard';
      const response = fetch(address, {
        headers: { accept: 'application/json', authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(10_000),
      });
      // The app handles a failure, if it uses the answer.
      response.catch(() => undefined);
      window.earlyRequest = { address, token, response };
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
