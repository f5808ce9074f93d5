// Writes the settings of the portal into its documents: the table of docs/operations.md and `.env.example`.

/** @typedef {{ name: string, about: string, fallback?: string, derived?: string, isSecret?: boolean }} Variable */

const ROW = /^\| `[A-Z0-9_]+` \|.*\n/gm;

const ENV_HEADING = `# Settings of the portal. Copy this file to .env, and remove the # before each one that you set:
# npm start, npm run dev and npm run portal read it. A variable of the environment has precedence.
# docs/operations.md says how each works without a value. Made by npm run settings.
`;

/** @param {Variable} variable */
const fileSentence = ({ name, isSecret = false }) =>
  isSecret ? ` Or ${name}_FILE names a file with it.` : '';

/**
 * @param {string} document
 * @param {readonly Variable[]} variables
 * @returns {string} the document with the rows of its table replaced
 */
export function withSettingsTable(document, variables) {
  const first = document.search(ROW);
  if (first < 0) throw new Error('The document has no table of settings.');
  const rows = variables.map((variable) => {
    const { name, about, fallback, derived } = variable;
    const without = derived ?? (fallback === undefined ? '' : `\`${fallback}\``);
    return `| \`${name}\` | ${without} | ${about}${fileSentence(variable)} |\n`;
  });
  return document.slice(0, first) + rows.join('') + document.slice(first).replace(ROW, '');
}

/**
 * @param {readonly Variable[]} variables
 * @returns {string} `.env.example`: each setting as a comment, with its default
 */
export function envExample(variables) {
  const settings = variables.map((variable) => {
    const { name, about, fallback = '', derived } = variable;
    const without = derived === undefined ? '' : ` Without it: ${derived}.`;
    return `\n# ${about}${without}${fileSentence(variable)}\n#${name}=${fallback}\n`;
  });
  return ENV_HEADING + settings.join('');
}
