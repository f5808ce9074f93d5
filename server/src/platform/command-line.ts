import { IS_PACKAGE } from '#server/version.ts';

const PROGRAM = IS_PACKAGE ? 'training-portal' : 'npm run portal --';

/** Returns the line that an operator types for a command of the portal, such as `restore BACKUP`. */
export const commandLine = (words: string): string => `${PROGRAM} ${words}`;
