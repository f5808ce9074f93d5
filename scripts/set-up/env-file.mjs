import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** An optional file with settings in the current folder. Variables of the environment have precedence over it. */
const ENV_FILE = resolve('.env');

/** Adds the settings of the file, if it exists, to the environment of this process. */
export function loadEnvFile(file = ENV_FILE) {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The arguments with which the pinned runtime loads the file, if it exists. */
export const envFileArguments = (file = ENV_FILE) =>
  existsSync(file) ? [`--env-file=${file}`] : [];
