/** The names with which installations are filled. */
import type { Naming } from './installation.ts';

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

export const USUAL_NAMES: Naming = {
  company: 'Brightwater Foods',
  trainee: 'Amina Yusuf',
  deletedTrainee: 'Daniel Reyes',
  subject: 'fire door',
};

/** A word that is longer than a phone is wide. */
export const LONG_NAMES: Naming = {
  company: `${LONG} mbH`,
  trainee: LONG,
  deletedTrainee: `Deleted ${LONG}`,
  subject: LONG,
};

/** Arabic and Hebrew, with digits and Latin words between them. */
export const RIGHT_TO_LEFT_NAMES: Naming = {
  company: 'شركة مياه النهر للأغذية 2026 (GmbH)',
  trainee: 'ليلى بنت عبد الرحمن الأندلسي',
  deletedTrainee: 'דניאל בן־דוד (Haifa)',
  subject: 'בטיחות אש וציוד מגן 24/7',
};

/** Emoji of several code points: families, flags, skin tones. */
export const EMOJI_NAMES: Naming = {
  company: '🍎🥖 Foods 👩🏽‍🍳🇳🇱',
  trainee: '👨‍👩‍👧‍👦 Zoë 🦊',
  deletedTrainee: '🧑🏿‍🚒 Dan',
  subject: '🔥🧯 drill 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
};
