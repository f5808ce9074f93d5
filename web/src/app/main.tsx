import { followReaderLanguage } from '../platform/session/own-language.ts';
import { session } from '../platform/session/session-store.ts';
import { dropSecondClicks } from '../ui/second-clicks.ts';
import { prefetchHoveredLinks } from './prefetch-hovered-links.ts';
import { restoreSession } from './restore-session.ts';
import { routes } from './routes.tsx';
import { showFirstPage } from './show-first-page.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

window.addEventListener('storage', ({ key }) => session.follow(key));
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) session.followMissedChanges();
});
followReaderLanguage();
dropSecondClicks(document);
prefetchHoveredLinks(routes);
showFirstPage(container, restoreSession()).catch(reportNotLoaded);
