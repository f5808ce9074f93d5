/** Evaluates the libraries of every page in a task of their own, so that no task of a start is as long as all of it. */
import '../ui/theme.css';
import 'react-dom/client';
import 'react-router/dom';

void import('./main.tsx');
