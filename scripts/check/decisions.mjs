// The decision records in docs/decisions: each one has a number and a status, and the index lists them all.

/** @typedef {{ name: string, text: string }} Document name of the file in docs/decisions */
/**
 * @typedef {object} Decision
 * @property {string} name
 * @property {string} number
 * @property {string} title
 * @property {string} status the paragraph below the title, on one line
 * @property {string | null} successor number of the record that supersedes this one
 */

const RECORD = /^\d{3}-/;
const HEAD = /^# (\d{3}) ([^\n]+)\n\nStatus: ((?:[^\n]+\n)+)/;
const STATUS = /^(?:accepted|superseded by \[(\d{3})\]\([^)]+\)), \d{4}-\d{2}\.(?: |$)/;

/**
 * @param {Document[]} documents the files of docs/decisions
 * @param {string} index the text of docs/decisions/README.md
 * @returns {string[]} one line a fault
 */
export function decisionFaults(documents, index) {
  const records = documents.filter(({ name }) => RECORD.test(name));
  const decisions = records.flatMap((record) => readDecision(record) ?? []);
  const unread = records.filter((record) => readDecision(record) === null);
  return [
    ...unread.map(
      ({ name }) =>
        `${name} must begin as docs/decisions/template.md does: '# NNN Title', 'Status: …'`,
    ),
    ...decisions.flatMap((decision) => faultsOf(decision, decisions)),
    ...indexFaults(decisions, index),
  ];
}

/**
 * @param {Document} document
 * @returns {Decision | null} null without the number of the file, a title and a valid status
 */
function readDecision({ name, text }) {
  const [, number = '', title = '', paragraph = ''] = HEAD.exec(text) ?? [];
  const status = paragraph.trim().replaceAll('\n', ' ');
  const match = STATUS.exec(status);
  if (!name.startsWith(`${number}-`) || match === null) return null;
  return { name, number, title, status, successor: match[1] ?? null };
}

/**
 * @param {Decision} decision
 * @param {Decision[]} decisions
 */
function faultsOf({ name, number, successor }, decisions) {
  const twins = decisions.filter((other) => other.number === number && other.name !== name);
  const silent = decisions.filter(
    (other) => other.number === successor && !other.status.includes(`(${name})`),
  );
  return [
    ...twins.map((twin) => `${name} has the number of ${twin.name}`),
    ...silent.map((other) => `${other.name} supersedes ${name}, but its status does not say so`),
  ];
}

/**
 * @param {Decision[]} decisions
 * @param {string} index
 */
function indexFaults(decisions, index) {
  const rows = index.split('\n').filter((line) => line.startsWith('| [') && line.endsWith('|'));
  const wanted = decisions.map(indexRow);
  return [
    ...wanted
      .filter((row) => !rows.includes(row))
      .map((row) => `docs/decisions/README.md lacks the row ${row}`),
    ...rows
      .filter((row) => !wanted.includes(row))
      .map((row) => `docs/decisions/README.md has a row that fits no record: ${row}`),
  ];
}

/** @param {Decision} decision */
function indexRow({ name, number, title, successor }) {
  const status = successor === null ? 'accepted' : `superseded by ${successor}`;
  return `| [${number}](${name}) | ${title} | ${status} |`;
}
