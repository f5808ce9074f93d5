import { Avatar } from '#web/ui/avatar.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Name } from '#web/ui/name.tsx';

type PersonRowProps = {
  person: { readonly name: string; readonly email: string };
  /** The button at the end. */
  children?: Elements;
  /** Below the row. */
  problem?: Elements;
};

export function PersonRow({ person: { name, email }, children, problem }: PersonRowProps) {
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex items-center gap-3">
        <Avatar name={name} size="sm" className="max-sm:hidden" />
        <div className="grid min-w-0 grow grid-cols-1 justify-items-start text-sm">
          <Name className="line-clamp-2 wrap-anywhere text-start font-medium">{name}</Name>
          <Name className="wrap-anywhere text-start text-text-muted sm:text-xs">{email}</Name>
        </div>
        {children}
      </div>
      {problem}
    </li>
  );
}
