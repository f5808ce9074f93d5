import fc from 'fast-check';
import { expect } from 'vitest';
import { PORTAL } from '#server/features/activity/service.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { currentRunOf } from '#server/testing/current-run.ts';
import { makeTrainee, setCompany, someQuestions } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { randomRuns } from '#server/testing/random-runs.ts';
import { replaceRuns } from '../service.ts';

/** Links are created for this user and not used. */
const VIEWER = { userId: 1, sessionId: 1 };

const it = portalIt
  .extend('trainees', { scope: 'file' }, async ({ portal }): Promise<readonly Identity[]> => {
    const sessions = [await makeTrainee(portal), await makeTrainee(portal)];
    return sessions.map(({ user }) => ({
      userId: user.id,
      sessionId: 0,
      role: 'TRAINEE',
      reach: [],
      companyId: null,
      runId: null,
      name: user.name,
    }));
  })
  .extend('training', { scope: 'file' }, ({ portal, trainees }) => {
    const listModules = ({ companyId }: World) =>
      portal.services.modules.list(VIEWER, { companyId });

    const pass = place.map(
      (place): Change =>
        async ({ diligent }) => {
          const { learning } = portal.services;
          const open = (await learning.modules(diligent)).filter(({ unlocked }) => unlocked);
          const module = pick(open, place);
          if (module === undefined) return;
          const { mcqs } = await learning.openModule(diligent, module.moduleId);
          const answers = Object.fromEntries(mcqs.map(({ id }, i) => [id, `right ${i + 1}`]));
          await learning.submitQuiz(diligent, module.moduleId, { answers });
        },
    );

    const insert = fc.boolean().map(
      (isDraft): Change =>
        async ({ companyId }) => {
          const { modules } = portal.services;
          const { id } = await modules.create(PORTAL, companyId, { name: 'Module' });
          if (!isDraft) await modules.save(PORTAL, id, { mcqs: someQuestions(1) });
        },
    );

    const remove = place.map(
      (place): Change =>
        async (world) => {
          const module = pick(await listModules(world), place);
          if (module !== undefined) await portal.services.modules.remove(PORTAL, module.id);
        },
    );

    const move = fc.tuple(place, place).map(
      ([from, to]): Change =>
        async (world) => {
          const ids = (await listModules(world)).map(({ id }) => id);
          const moved = pick(ids, from);
          if (moved === undefined) return;
          const ordered = ids.filter((id) => id !== moved).toSpliced(to % ids.length, 0, moved);
          const moduleOrders = ordered.map((id, order) => ({ id, order }));
          await portal.services.modules.reorder(PORTAL, {
            companyId: world.companyId,
            moduleOrders,
          });
        },
    );

    const toggleDraft = place.map(
      (place): Change =>
        async (world) => {
          const module = pick(await listModules(world), place);
          if (module === undefined) return;
          const mcqs = module.draft ? someQuestions(1) : [];
          await portal.services.modules.save(PORTAL, module.id, { mcqs });
        },
    );

    async function makeWorld(): Promise<World> {
      const { db } = portal.resources;
      const { id: companyId } = await portal.services.companies.create(
        PORTAL,
        { name: crypto.randomUUID() },
        null,
      );
      const ids = trainees.map(({ userId }) => userId);
      await setCompany(portal, ids, companyId);
      await replaceRuns(db, ids, portal.clock.now);
      const [diligent, idle] = await Promise.all(
        trainees.map(async (trainee) => {
          return { ...trainee, companyId, runId: await currentRunOf(db, trainee.userId) };
        }),
      );
      if (diligent === undefined || idle === undefined) throw new Error('Two trainees were made');
      return { companyId, diligent, idle };
    }

    async function expectStillOpen(everOpen: EverOpen): Promise<void> {
      for (const [trainee, ids] of everOpen) {
        const modules = await portal.services.learning.modules(trainee);
        const locked = modules.filter(({ unlocked }) => !unlocked).map(({ moduleId }) => moduleId);
        expect(locked.filter((id) => ids.has(id))).toEqual([]);
        for (const { moduleId, unlocked } of modules) if (unlocked) ids.add(moduleId);
      }
    }
    return { pass, insert, remove, move, toggleDraft, makeWorld, expectStillOpen };
  });

/** A company whose training an administrator changes while one of two trainees learns. */
interface World {
  readonly companyId: number;
  readonly diligent: Identity;
  readonly idle: Identity;
}

type Change = (world: World) => Promise<unknown>;

const place = fc.nat({ max: 20 });

const pick = <T>(list: readonly T[], place: number): T | undefined => list[place % list.length];

/** The modules that were open to each trainee at any time. */
type EverOpen = Map<Identity, Set<number>>;

it('once open, modules stay open for every trainee after any passes and changes', async ({
  training,
}) => {
  const change = fc.oneof(
    { arbitrary: training.insert, weight: 3 },
    { arbitrary: training.pass, weight: 3 },
    { arbitrary: training.move, weight: 2 },
    { arbitrary: training.toggleDraft, weight: 2 },
    { arbitrary: training.remove, weight: 1 },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 20 }), async (changes) => {
      const world = await training.makeWorld();
      const everOpen: EverOpen = new Map([
        [world.diligent, new Set()],
        [world.idle, new Set()],
      ]);
      for (const change of changes) {
        await change(world);
        await training.expectStillOpen(everOpen);
      }
    }),
    { numRuns: randomRuns(20) },
  );
});

it('a module stays open that only the pass before it had opened, when another is inserted between', async ({
  portal,
  training,
}) => {
  const { learning, modules } = portal.services;
  const { companyId, diligent } = await training.makeWorld();
  const make = async (name: string) => {
    const { id } = await modules.create(PORTAL, companyId, { name });
    await modules.save(PORTAL, id, { mcqs: someQuestions(1) });
    const { mcqs } = await modules.get(VIEWER, id);
    return { id, answers: { [mcqs[0]?.id ?? 0]: 'right 1' } };
  };
  const passed = await make('Passed');
  await learning.submitQuiz(diligent, passed.id, passed);
  const [after, between] = [await make('After'), await make('Between')];
  const moduleOrders = [passed, between, after].map(({ id }, order) => ({ id, order }));
  await modules.reorder(PORTAL, { companyId, moduleOrders });
  const standing = (await learning.modules(diligent)).map((each) => [
    each.moduleName,
    each.unlocked,
  ]);
  expect(standing).toEqual([
    ['Passed', true],
    ['Between', true],
    ['After', true],
  ]);
});
