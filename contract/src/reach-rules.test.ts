import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdminScope, NamedScope, Reach } from './reach.ts';
import { RIGHTS } from './reach.ts';
import {
  groupsReached,
  isCovered,
  isWithin,
  onlyReachedCompany,
  reachedCompanies,
  reachesCompany,
  reachesPeople,
  reachKey,
  simplestReach,
  within,
  withinCompanies,
} from './reach-rules.ts';

/** Few companies with few groups each, so that scopes meet. The groups of company 1 are 10 to 12. */
const place = fc.record({ companyId: fc.integer({ min: 1, max: 3 }), group: fc.nat({ max: 2 }) });
const groupIdOf = (companyId: number, group: number) => companyId * 10 + group;

const scope: fc.Arbitrary<NamedScope> = fc
  .record({ place, isWhole: fc.boolean(), rights: fc.constantFrom(...RIGHTS) })
  .map(({ place: { companyId, group }, isWhole, rights }) =>
    isWhole
      ? { companyId, companyName: '', rights }
      : {
          companyId,
          companyName: '',
          groupId: groupIdOf(companyId, group),
          groupName: '',
          // Training is for whole companies only.
          rights: rights === 'training' ? 'people' : rights,
        },
  );
const scopes = fc.array(scope, { maxLength: 6 });
const reach: fc.Arbitrary<Reach> = fc.oneof(
  { weight: 9, arbitrary: scopes },
  fc.constant('portal' as const),
);
const right = fc.constantFrom(...RIGHTS);

/** Every person differs by the company and some of its groups, also none. */
const person = fc
  .record({
    companyId: fc.integer({ min: 1, max: 3 }),
    groups: fc.subarray([0, 1, 2]),
  })
  .map(({ companyId, groups }) => ({
    companyId,
    groupIds: groups.map((group) => groupIdOf(companyId, group)),
  }));

const isSame = (a: Reach, b: Reach) => isCovered(a, b) && isCovered(b, a);

const named = (chosen: 'portal' | readonly AdminScope[]): Reach =>
  chosen === 'portal' ? chosen : chosen.map((each) => ({ ...each, companyName: '' }));

describe('isCovered', () => {
  it('is a partial order', () => {
    fc.assert(
      fc.property(reach, reach, reach, (a, b, c) => {
        expect(isCovered(a, a)).toBe(true);
        if (isCovered(a, b) && isCovered(b, c)) expect(isCovered(a, c)).toBe(true);
        expect(isCovered([], a)).toBe(true);
        expect(isCovered(a, 'portal')).toBe(true);
      }),
    );
  });

  it('means that everything the one reaches is reached by the other', () => {
    fc.assert(
      fc.property(reach, reach, person, right, (inner, outer, bounds, needed) => {
        if (!isCovered(inner, outer)) return;
        if (reachesPeople(inner, bounds, needed))
          expect(reachesPeople(outer, bounds, needed)).toBe(true);
        if (reachesCompany(inner, bounds.companyId, needed))
          expect(reachesCompany(outer, bounds.companyId, needed)).toBe(true);
      }),
    );
  });
});

describe('an admin', () => {
  it('reaches people by the company or by one of their groups', () => {
    fc.assert(
      fc.property(scopes, person, right, (given, { companyId, groupIds }, needed) => {
        const isEnough = ({ rights }: NamedScope) =>
          RIGHTS.indexOf(rights) >= RIGHTS.indexOf(needed);
        const expected = given.some(
          (each) =>
            isEnough(each) &&
            each.companyId === companyId &&
            (each.groupId === undefined || groupIds.includes(each.groupId)),
        );
        expect(reachesPeople(given, { companyId, groupIds }, needed)).toBe(expected);
      }),
    );
  });

  it('sees in lists the people that are reached, and no others', () => {
    fc.assert(
      fc.property(reach, person, right, (given, bounds, needed) => {
        const isReached = reachesPeople(given, bounds, needed);
        expect(isWithin(within(given, needed), bounds)).toBe(isReached);
        const groups = groupsReached(given, bounds.companyId, needed);
        const isMember = groups?.some((id) => bounds.groupIds.includes(id)) ?? true;
        expect(isMember).toBe(isReached);
      }),
    );
  });

  it('who reaches a whole company reaches everyone in it, and something of it', () => {
    fc.assert(
      fc.property(reach, person, right, (given, bounds, needed) => {
        const { companyId } = bounds;
        const isWhole = reachesCompany(given, companyId, needed);
        expect(isWithin(withinCompanies(given, needed), bounds)).toBe(isWhole);
        if (isWhole) expect(reachesPeople(given, bounds, needed)).toBe(true);
        if (reachesPeople(given, bounds, needed))
          expect(reachedCompanies(given, needed)?.includes(companyId) ?? true).toBe(true);
      }),
    );
  });

  it('is of one company with all scopes in it', () => {
    fc.assert(
      fc.property(reach, (given) => {
        const companies = reachedCompanies(given);
        const only = companies?.length === 1 ? companies[0] : undefined;
        expect(onlyReachedCompany(given)?.id).toBe(only);
      }),
    );
  });

  it('has with a right all lesser ones', () => {
    fc.assert(
      fc.property(reach, person, (given, bounds) => {
        const [read, people, training] = RIGHTS.map((each) => reachesPeople(given, bounds, each));
        if (training) expect(people).toBe(true);
        if (people) expect(read).toBe(true);
      }),
    );
  });

  it('who sees everything is limited by nothing', () => {
    expect([within('portal'), reachedCompanies('portal'), groupsReached('portal', 1)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('simplestReach', () => {
  it('keeps what an admin reaches, in scopes of which none includes another', () => {
    fc.assert(
      fc.property(scopes, (given) => {
        const simplest = named(simplestReach(given));
        expect(isSame(simplest, given)).toBe(true);
        if (simplest === 'portal') throw new Error('A list stays a list');
        for (const each of simplest)
          expect(
            isCovered(
              [each],
              simplest.filter((other) => other !== each),
            ),
          ).toBe(false);
      }),
    );
  });

  it('merges duplicates, and keeps a group with a greater right than its company', () => {
    const company = { companyId: 1, rights: 'read' } as const;
    const group = { companyId: 1, groupId: 10 } as const;
    expect(
      simplestReach([
        { ...group, rights: 'read' },
        company,
        { ...group, rights: 'people' },
        { ...company },
      ]),
    ).toEqual([company, { ...group, rights: 'people' }]);
    expect(simplestReach('portal')).toBe('portal');
  });
});

it('reachKey is the same in any order, and different for different scopes', () => {
  fc.assert(
    fc.property(scopes, scopes, (a, b) => {
      expect(reachKey(a.toReversed())).toBe(reachKey(a));
      if (reachKey(a) === reachKey(b)) expect(isSame(a, b)).toBe(true);
    }),
  );
});
