/** The flags with which `npm start` runs Node (package.json), used for each measured server. */
export const NODE_FLAGS = ['--max-semi-space-size=16'];
