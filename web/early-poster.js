// Inlined after the content of the shell of a module: shows the poster of its video as soon as the page's first call is
// answered, long before the code of the player has loaded.
(() => {
  const [, call] = window.earlyRequests ?? [];
  // On a slow line the code goes first: without it nobody can press Play. Only some browsers know the line.
  const { effectiveType = '4g' } = navigator.connection ?? {};
  if (!call || effectiveType !== '4g') return;
  call.response
    .then((response) => response.clone().json())
    .then(({ id, videos: [video] }) => {
      if (!video?.poster) return;
      // As `src/platform/http/media-url.ts`, so that the player uses the same picture.
      const { poster } = video;
      const url = poster.startsWith('http') ? poster : `/api/uploads/${poster.replace(/^\/+/, '')}`;
      window.earlyPoster = { moduleId: id, url };
      for (const place of document.querySelectorAll('[data-early-poster]')) place.src = url;
    })
    // The app shows what is wrong: it uses the same answer.
    .catch(() => undefined);
})();
