/**
 * Shows figures, and has the words of the text around them for screen readers: '3' in '3 unread'. A text may also say
 * them in another way.
 */
export function InWords({ shown, text }: { shown: string; text: string }) {
  const place = text.indexOf(shown);
  if (place < 0)
    return (
      <>
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{text}</span>
      </>
    );
  return (
    <>
      {place === 0 ? null : <span className="sr-only">{text.slice(0, place)}</span>}
      <span>{shown}</span>
      <span className="sr-only">{text.slice(place + shown.length)}</span>
    </>
  );
}
