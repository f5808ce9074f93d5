import { textWithLinks } from '../model/text-with-links.ts';

/** The text of a message with its line breaks, and with web addresses as links. */
export function MessageText({ content }: { content: string }) {
  let position = 0;
  const parts = textWithLinks(content).map((part) => {
    const at = position;
    position += part.text.length;
    return { ...part, at };
  });
  return (
    <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ text, href, at }) =>
        href === null ? (
          <span key={at}>{text}</span>
        ) : (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="underline underline-offset-2"
          >
            {text}
          </a>
        ),
      )}
    </p>
  );
}
