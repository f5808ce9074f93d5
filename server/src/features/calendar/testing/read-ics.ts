/** Reads the text of an `.ics` file as calendar programs do: lines are unfolded, and texts unescaped. */

type Properties = Readonly<Record<string, string>>;

const LINE_BYTES_MAX = 75;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', N: '\n' };

/** Returns the properties of the calendar and of each event by name, with parameters: `DTSTART;VALUE=DATE`. */
export function readIcs(text: string): {
  readonly calendar: Properties;
  readonly events: Properties[];
} {
  const folded = text.split('\r\n');
  const long = folded.filter((line) => Buffer.byteLength(line) > LINE_BYTES_MAX);
  if (long.length > 0 || text.replaceAll('\r\n', '').includes('\n'))
    throw new Error(`Lines are not folded: ${long.join()}`);
  const calendar: Record<string, string> = {};
  const events: Record<string, string>[] = [];
  let current = calendar;
  for (const line of text.replaceAll('\r\n ', '').split('\r\n')) {
    const [name = '', ...rest] = line.split(':');
    const value = rest.join(':');
    if (line === 'BEGIN:VEVENT') {
      current = {};
      events.push(current);
    } else if (line === 'END:VEVENT') current = calendar;
    else current[name] = value.replaceAll(/\\(.)/g, (_, char: string) => ESCAPES[char] ?? char);
  }
  return { calendar, events };
}
