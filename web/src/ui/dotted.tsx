import { Children, type ReactNode } from 'react';

/** Short texts in a row with a dot before each but the first. At the start of a line the dot is cut off. */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="block overflow-x-clip">
      <span className="-ms-4 flex flex-wrap">
        {Children.map(children, (text, index) => (
          <span className="relative min-w-0 ps-4">
            {index === 0 ? null : (
              <span aria-hidden="true" className="absolute start-0 w-4 whitespace-pre text-center">
                {' · '}
              </span>
            )}
            <span>{text}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
