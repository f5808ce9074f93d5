/** The start of the file that checks proofs without the portal (docs/proofs.md). */
import { DEFAULT_LANGUAGE, languageOf } from '@portal/contract/languages';
import { readPortalData } from './portal-data.ts';
import { openScreen } from './screen.ts';
import './style.css';

const preferred = navigator.languages.map(languageOf).find((language) => language !== undefined);
openScreen(readPortalData(), preferred ?? DEFAULT_LANGUAGE);
