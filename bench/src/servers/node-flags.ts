/** The flags with which `npm start` runs Node (package.json), for each server that is measured. */
export const NODE_FLAGS = ['--max-semi-space-size=16'];
