// Notes when an element is shown. Added to each page before its scripts. Playwright's own waiting asks at most twice a
// second after a while, and needs seconds for the roles of 500 cards.
globalThis.untilShown = (selector) =>
  new Promise((resolve) => {
    const look = () => {
      if (document.querySelector(selector) === null) return;
      observer.disconnect();
      // After the frame.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true });
    look();
  });
