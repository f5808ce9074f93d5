/** Messages of checks that several files of the contract have. */

/** About a text of more than `max` characters. */
export const tooLongMessage = (max: number) => `At most ${max} characters`;
