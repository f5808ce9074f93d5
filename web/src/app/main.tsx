import '../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { session } from '../platform/session/session-store.ts';
import { prefetchHoveredLinks } from './prefetch-hovered-links.ts';
import { restoreSession } from './restore-session.ts';
import { router } from './router.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');

window.addEventListener('storage', ({ key }) => session.follow(key));
prefetchHoveredLinks(router.routes);
void restoreSession();

createRoot(container).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
