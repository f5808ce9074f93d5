/** Evaluates the libraries of every page in a task of their own, so that no task of a start is as long as all of it. */
import '../ui/theme.css';
import 'react-dom/client';
import 'react-router/dom';

declare global {
  /** Says that the code of the page could not be loaded (`first-paint.js`). */
  var reportNotLoaded: (error: unknown) => void;
}

import('./main.tsx').catch(reportNotLoaded);
