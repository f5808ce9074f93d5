import type { ReactNode } from 'react';

/**
 * The attribute `lang` of a name in capital letters. People write names in any language: by the rules of the page's
 * language, an English "i" would get a dot in Turkish.
 */
export const ANY_LANGUAGE = '';

type NameProps = { className?: string | undefined; children: ReactNode };

/**
 * The name or address of a person or a company. Browsers do not translate it, and its direction does not change the
 * text around it.
 */
export function Name({ className, children }: NameProps) {
  return (
    <bdi translate="no" className={className}>
      {children}
    </bdi>
  );
}

/** A sentence with such a name in it. */
export function TextWithName({ text, name }: { text: string; name: string }) {
  const start = text.indexOf(name);
  if (name === '' || start < 0) return <span>{text}</span>;
  return (
    <span>
      <span>{text.slice(0, start)}</span>
      <Name>{name}</Name>
      <span>{text.slice(start + name.length)}</span>
    </span>
  );
}
