import * as calls from '@portal/contract/feedback';
import { FEEDBACK_COMMENT_MAX } from '@portal/contract/limits';
import { deleteModule } from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import { makeQuizModule, makeTrainee, succeeded } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeFinishedTrainee } from './testing/completed-modules.ts';

const it = portalIt.extend('feedback', { scope: 'file' }, ({ portal }) => {
  const give = (token: string, body: object) =>
    portal.call(calls.giveFeedback, { body: body as never, token });

  const own = (token: string, moduleId: number) =>
    portal.call(calls.getOwnFeedback, { params: { moduleId }, token });
  return { give, own };
});

describe('access', () => {
  const body = { moduleId: 1, rating: 5 };

  it.for([
    ['give', calls.giveFeedback, { body }],
    ['list their own', calls.listOwnFeedback, {}],
    ['see their own', calls.getOwnFeedback, { params: { moduleId: 1 } }],
  ] as const)('%s: trainees only', async ([_, call, input], { portal, admin }) => {
    expect((await portal.call(call, input as object)).status).toBe(401);
    const answer = await admin.call(call, { ...(input as object) });
    expect([answer.status, answer.error.message]).toEqual([403, 'Access denied']);
  });

  it.for([
    ['list', calls.listFeedback, {}],
    ['list a module’s', calls.listModuleFeedback, { params: { id: 1 } }],
    ['search rated modules', calls.listRatedModules, {}],
    ['see the figures', calls.getFeedbackStats, {}],
  ] as const)('%s: administrators only', async ([_, call, input], { portal }) => {
    const { token } = await makeTrainee(portal);
    expect((await portal.call(call, input)).status).toBe(401);
    const answer = await portal.call(call, { ...input, token });
    expect([answer.status, answer.error.message]).toEqual([403, 'Access denied']);
  });
});

describe('giving feedback', () => {
  it('stores the rating and the trimmed comment for the trainee to see', async ({
    portal,
    feedback,
  }) => {
    const { token, moduleId } = await makeFinishedTrainee(portal);
    expect((await feedback.own(token, moduleId)).body).toBeNull();
    const given = succeeded(
      await feedback.give(token, { moduleId, rating: 4, comment: '  Clear. ' }),
    );
    expect(given).toEqual({
      id: expect.any(Number),
      moduleId,
      rating: 4,
      comment: 'Clear.',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await feedback.own(token, moduleId)).body).toEqual(given);
    expect((await portal.call(calls.listOwnFeedback, { token })).body).toEqual([given]);
  });

  it('replaces the earlier feedback, including its comment', async ({
    portal,
    admin,
    feedback,
  }) => {
    const { token, moduleId } = await makeFinishedTrainee(portal);
    const first = succeeded(
      await feedback.give(token, { moduleId, rating: 2, comment: 'Too fast' }),
    );
    portal.clock.advance(60_000);
    const second = succeeded(await feedback.give(token, { moduleId, rating: 5 }));
    expect(second).toMatchObject({ id: first.id, rating: 5, comment: null });
    expect(Date.parse(second.createdAt)).toBeGreaterThan(Date.parse(first.createdAt));
    const list = await admin.call(calls.listModuleFeedback, {
      params: { id: moduleId },
    });
    expect(list.body).toHaveLength(1);
  });

  it('many times at once leaves one', async ({ portal, admin, feedback }) => {
    const { token, companyId, moduleIds } = await makeFinishedTrainee(portal, 2);
    const sent = [1, 2, 3, 4, 5, 5, 5, 5].map((rating, i) =>
      feedback.give(token, { moduleId: moduleIds[i % 2] ?? 0, rating }),
    );
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
    for (const id of moduleIds) {
      const stats = await admin.call(calls.getFeedbackStats, {
        query: { module: String(id) },
      });
      expect(stats.body).toMatchObject({ totalFeedback: 1, activeTrainees: 1 });
    }
    const { body } = await admin.call(calls.getFeedbackStats, {
      query: { company: String(companyId) },
    });
    expect(body).toMatchObject({ totalFeedback: 2, activeTrainees: 1 });
  });

  it('with a blank comment stores none', async ({ portal, feedback }) => {
    const { token, moduleId } = await makeFinishedTrainee(portal);
    const { comment } = succeeded(
      await feedback.give(token, { moduleId, rating: 3, comment: ' \n ' }),
    );
    expect(comment).toBeNull();
  });

  it('is allowed for completed modules only', async ({ portal, feedback }) => {
    const { token, user } = await makeTrainee(portal);
    const module = await makeQuizModule(portal, user.company?.id ?? 0);
    const answer = await feedback.give(token, { moduleId: module.id, rating: 5 });
    expect([answer.status, answer.error]).toEqual([
      403,
      {
        code: 'FORBIDDEN',
        message: 'Please complete this module before you give feedback on it.',
        details: { reason: 'moduleNotCompleted' },
      },
    ]);
  });

  it('is allowed for existing modules of the trainee’s company only', async ({
    portal,
    feedback,
  }) => {
    const { token } = await makeFinishedTrainee(portal);
    const other = await makeFinishedTrainee(portal);
    const absent = await feedback.give(token, { moduleId: 999_999, rating: 5 });
    expect([absent.status, absent.error.code]).toEqual([404, 'NOT_FOUND']);
    const foreign = await feedback.give(token, { moduleId: other.moduleId, rating: 5 });
    expect([foreign.status, foreign.raw]).toEqual([404, absent.raw]);
  });

  it.for<[object, string]>([
    [{}, 'Please select a rating'],
    [{ rating: null }, 'Please select a rating'],
    [{ rating: 0 }, 'Please select a rating'],
    [{ rating: 6 }, 'Please select a rating'],
    [{ rating: 4.5 }, 'Please select a rating'],
    [{ rating: 5, comment: 'x'.repeat(FEEDBACK_COMMENT_MAX + 1) }, 'At most 500 characters'],
    [{ rating: 5, comment: 7 }, 'Not a text'],
  ])('refuses %j', async ([body, message], { portal, feedback }) => {
    const { token } = await makeTrainee(portal);
    const answer = await feedback.give(token, { moduleId: 1, ...body });
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.error.message).toContain(message);
  });

  it('accepts a comment of the maximum length', async ({ portal, feedback }) => {
    const { token, moduleId } = await makeFinishedTrainee(portal);
    const comment = 'ü'.repeat(FEEDBACK_COMMENT_MAX);
    expect(succeeded(await feedback.give(token, { moduleId, rating: 5, comment })).comment).toBe(
      comment,
    );
  });

  it('never leaves feedback on a module that is deleted at the same time', async ({
    portal,
    admin,
    feedback,
  }) => {
    const { token, moduleId } = await makeFinishedTrainee(portal);
    const [given, deleted] = await Promise.all([
      feedback.give(token, { moduleId, rating: 1 }),
      admin.call(deleteModule, { params: { id: moduleId } }),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 403, 404]).toContain(given.status);
    expect((await feedback.own(token, moduleId)).body).toBeNull();
  });
});
