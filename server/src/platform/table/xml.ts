import sax, { type Tag } from 'sax';

interface Handlers {
  /** The name is without its namespace prefix, and so are the names of the attributes. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Characters per step: the parser keeps a limited part of the text. */
const STEP = 65_536;

/** Calls the handlers as the elements of an XML text are read. Throws the parser's error for a text that is not XML. */
export function readXml(bytes: Uint8Array, { open, text, close }: Handlers): void {
  const parser = new sax.SAXParser(true, { position: false });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = (tag) => open?.(localName(tag.name), attributesOf(tag as Tag));
  parser.onclosetag = (name) => close?.(localName(name));
  parser.ontext = (part) => text?.(part);
  parser.oncdata = (part) => text?.(part);
  const content = new TextDecoder().decode(bytes);
  for (let at = 0; at < content.length; at += STEP) parser.write(content.slice(at, at + STEP));
  parser.close();
}

function attributesOf({ attributes }: Tag): Record<string, string> {
  const local: Record<string, string> = {};
  for (const [name, value] of Object.entries(attributes)) local[localName(name)] = value;
  return local;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The value of a flag. */
export const isTrue = (attribute: string | undefined) => attribute === '1' || attribute === 'true';

/** XLSX writes control characters as `_x000D_`. */
export function withoutEscapes(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
