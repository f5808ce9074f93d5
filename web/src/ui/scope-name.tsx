import { Name } from './name.tsx';

type Scope = {
  readonly companyId: number;
  readonly companyName: string;
  readonly groupId?: number | undefined;
  readonly groupName?: string | undefined;
};

/** A company, or a company and one of its groups. */
export function ScopeName({ companyName, groupName }: Scope) {
  return (
    <span className="wrap-anywhere">
      <Name>{companyName}</Name>
      {groupName === undefined ? null : (
        <>
          <span> – </span>
          <Name>{groupName}</Name>
        </>
      )}
    </span>
  );
}

/** Equal for the same company or group. */
export const scopeKey = ({ companyId, groupId }: Scope): string =>
  groupId === undefined ? `${companyId}` : `${companyId}:${groupId}`;
