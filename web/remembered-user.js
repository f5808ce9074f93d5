// Inlined after the content of the shells that name their user, and run before the first paint: it writes what the
// browser remembers of the user.
(() => {
  try {
    const { name, company } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const remembered = { name, company: company?.name };
    for (const place of document.querySelectorAll('[data-remembered]'))
      place.textContent = remembered[place.dataset.remembered] ?? '';
  } catch {
    // The browser's settings may forbid the storage, or another program has written to it.
  }
})();
