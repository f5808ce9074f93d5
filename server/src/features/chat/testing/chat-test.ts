/** `it` with three trainees of different companies. */
import { makeTrainee } from '#server/testing/factories.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';

export const it = portalIt
  .extend('ann', { scope: 'file' }, ({ portal }) => makeTrainee(portal, { name: 'Ann' }))
  .extend('ben', { scope: 'file' }, ({ portal }) => makeTrainee(portal, { name: 'Ben' }))
  .extend('eve', { scope: 'file' }, ({ portal }) => makeTrainee(portal, { name: 'Eve' }));
