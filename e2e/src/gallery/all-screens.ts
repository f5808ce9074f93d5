/** The screens of an installation, each with the user who sees it. */
import type { Session } from '@portal/contract/accounts';
import { FOR_ADMINS, FOR_TRAINEES, FOR_VISITORS, type Screen } from '../screens/every-screen.ts';
import type { FullInstallation } from './further.ts';
import {
  furtherForAdmins,
  furtherForBeginners,
  furtherForGraduates,
  furtherForGroupAdmins,
  furtherForTrainees,
  furtherForVisitors,
} from './further-screens.ts';
import { toastsForAdmins, toastsForTrainees } from './toast-screens.ts';

export interface SeenBy {
  readonly screen: Screen;
  /** Signed out if absent. */
  readonly as?: Session;
}

/** Every screen that has an address or a dialog, each once, with the user who sees it. */
export function allScreens(known: FullInstallation): SeenBy[] {
  const listed = <Of>(lists: Readonly<Record<string, (of: Of) => Screen[]>>, of: Of) =>
    Object.values(lists).flatMap((list) => list(of));
  const seenBy = (as: Session | undefined, screens: readonly Screen[]): SeenBy[] =>
    screens.map((screen) => ({ screen, ...(as && { as }) }));
  return [
    ...seenBy(undefined, [...listed(FOR_VISITORS, undefined), ...furtherForVisitors(known)]),
    ...seenBy(known.trainee, [
      ...listed(FOR_TRAINEES, known),
      ...furtherForTrainees(known),
      ...toastsForTrainees(),
    ]),
    ...seenBy(known.beginner, furtherForBeginners(known)),
    ...seenBy(known.graduate, furtherForGraduates(known)),
    ...seenBy(known.admin, [
      ...listed(FOR_ADMINS, known),
      ...furtherForAdmins(known),
      ...toastsForAdmins(known),
    ]),
    ...seenBy(known.groupAdmin, furtherForGroupAdmins(known)),
  ];
}

/** The first screen of each page, without screens that only differ in a dialog, a search or an id. */
export function onePerAddress(screens: readonly SeenBy[]): SeenBy[] {
  const pageOf = ({ screen: { path }, as }: SeenBy) =>
    `${as?.user.role} ${path.replace(/\?.*/, '').replaceAll(/\d+/g, ':id')}`;
  return [...Map.groupBy(screens, pageOf).values()].flatMap(([first]) => first ?? []);
}
