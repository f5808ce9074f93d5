import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildGoProgram } from '../../../scripts/foreign/verify-proofs.ts';
import { NEEDS, provision } from '../../../scripts/test/provision.mjs';
import type { Verifier } from './verifier.ts';

const DIGITS = 6;

/** The Go program, which is built in the folder. */
export async function createGoVerifier(folder: string, keys: string): Promise<Verifier> {
  await provision([NEEDS.go]);
  const go = NEEDS.go.find();
  if (go === undefined) throw new Error(`${NEEDS.go.name} is missing`);
  const program = await buildGoProgram({ go, folder, keys });
  const proofs = join(folder, 'proofs');
  return {
    name: 'Go',
    hasMlDsa: false,
    async areProven(files) {
      await mkdir(proofs);
      for (const [i, file] of files.entries())
        await writeFile(join(proofs, `${String(i).padStart(DIGITS, '0')}.tlog-proof`), file);
      const verdicts = program.verify(proofs);
      await rm(proofs, { recursive: true });
      return verdicts.map(({ proven }) => proven);
    },
  };
}
