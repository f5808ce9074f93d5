import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import jwt from 'jsonwebtoken';
import { type ChildServer, startChildServer } from './child-server.ts';
import type { PortalServer } from './portal.ts';

/** Uses the database file of the portal, for the same trainee. */
export function startOrdinaryServer(portal: PortalServer): Promise<ChildServer> {
  const secret = randomBytes(32).toString('base64url');
  const token = jwt.sign({ userId: portal.traineeId }, secret);
  return startChildServer({
    script: fileURLToPath(import.meta.resolve('./ordinary-process.ts')),
    env: { SECRET: secret, DATABASE_FILE: portal.databaseFile, NODE_ENV: 'production' },
    path: '/api/trainee/dashboard',
    headers: { authorization: `Bearer ${token}` },
  });
}
