import { expect, it } from 'vitest';
import { authorization } from './authorization.ts';

it('is the token', () => {
  expect(authorization('t1', { viewed: () => null })).toEqual({ authorization: 'Bearer t1' });
});

it('names the scopes that are viewed without their names, which a header could not have', () => {
  const viewed = () =>
    [
      { companyId: 3, companyName: 'Їдальня', groupId: 31, groupName: 'Кухня', rights: 'people' },
      { companyId: 4, companyName: 'Acme', rights: 'read' },
    ] as const;
  expect(authorization('t1', { viewed })).toEqual({
    authorization: 'Bearer t1',
    'x-view-as': '[{"companyId":3,"groupId":31,"rights":"people"},{"companyId":4,"rights":"read"}]',
  });
});
