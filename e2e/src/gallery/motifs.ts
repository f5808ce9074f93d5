/** Which screens are taken in which states, with the portals that have them. The rule is in docs/testing.md. */
import { signInAdmin } from '../harness/api.ts';
import { fillInstallation, type Naming } from '../harness/installation.ts';
import { EMOJI_NAMES, LONG_NAMES, RIGHT_TO_LEFT_NAMES, USUAL_NAMES } from '../harness/naming.ts';
import type { Portal } from '../harness/portal.ts';
import { FOR_NEWCOMERS, type Screen } from '../screens/every-screen.ts';
import { allScreens, onePerAddress, type SeenBy } from './all-screens.ts';
import { addFurther, type FullInstallation } from './further.ts';
import { addMuch } from './much.ts';
import type { Motif, State } from './pictures.ts';
import { EVERY_VIEW, FEW_VIEWS } from './views.ts';

/** A portal of the gallery: the function that fills it, and the motifs of its pictures. */
export interface Scene {
  readonly name: string;
  /** The states of its pictures. */
  readonly states: readonly State[];
  readonly fill: (portal: Portal) => Promise<Motif[]>;
}

export const SCENES: readonly Scene[] = [
  {
    name: 'little',
    states: ['little', 'empty', 'loading', 'error', 'offline'],
    async fill(portal) {
      const known = await fillFully(portal, USUAL_NAMES);
      const screens = allScreens(known);
      const loaded = onePerAddress(screens.filter(({ as }) => as !== undefined));
      return [
        ...inState('little', screens, EVERY_VIEW),
        ...FOR_NEWCOMERS().map((screen) => ({
          ...{ screen, as: known.newcomer, state: 'empty' as const },
          views: EVERY_VIEW,
        })),
        ...inState('loading', loaded),
        ...inState('error', loaded),
        ...inState('offline', loaded),
      ];
    },
  },
  {
    name: 'much',
    states: ['much'],
    async fill(portal) {
      const known = await fillFully(portal, USUAL_NAMES);
      await addMuch(portal, known);
      return inState('much', onePerAddress(allScreens(known)));
    },
  },
  {
    name: 'empty',
    states: ['empty'],
    async fill(portal) {
      const as = await signInAdmin(portal);
      return inState(
        'empty',
        EMPTY_FOR_ADMINS.map((screen) => ({ screen, as })),
        EVERY_VIEW,
      );
    },
  },
  named('long names', LONG_NAMES),
  named('right-to-left names', RIGHT_TO_LEFT_NAMES),
  named('emoji names', EMOJI_NAMES),
];

function named(state: State, naming: Naming): Scene {
  return {
    name: state,
    states: [state],
    fill: async (portal) => inState(state, allScreens(await fillFully(portal, naming))),
  };
}

/** The lists of a portal without any company. */
const EMPTY_FOR_ADMINS: readonly Screen[] = [
  { name: 'companies', path: '/admin/company-modules', shows: 'No companies yet' },
  { name: 'trainees', path: '/admin/track-trainee', shows: 'No trainees found' },
  { name: 'reports', path: '/admin/reports', shows: 'Reports' },
  { name: 'feedback', path: '/admin/feedback', shows: 'No feedback yet' },
  { name: 'help-requests', path: '/admin/help-requests', shows: 'No help requests' },
  { name: 'activity', path: '/admin/activity', shows: 'added administrator' },
  { name: 'ledger', path: '/admin/ledger', shows: 'Copy checkpoint' },
  { name: 'trash', path: '/admin/trash', shows: 'Trash' },
  { name: 'admins', path: '/admin/admins', shows: 'You cannot remove or limit yourself' },
  { name: 'chat', path: '/chat', shows: 'No chats yet' },
];

async function fillFully(portal: Portal, naming: Naming): Promise<FullInstallation> {
  return addFurther(portal, await fillInstallation(portal, naming));
}

function inState(state: State, screens: readonly SeenBy[], views = FEW_VIEWS): Motif[] {
  return screens.map((seen) => ({ ...seen, state, views }));
}
