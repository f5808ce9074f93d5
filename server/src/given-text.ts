/** Reads the text of a setting from its variable, or a secret from the file that another variable names. */
import { readSecretFile } from './secret-file.ts';

interface Named {
  readonly name: string;
  readonly isSecret?: boolean;
}

/** Where a text was given: a problem with it names this variable. */
interface Given {
  readonly by: string;
  readonly text: string;
}

/** The variable that names the file of a secret, as systemd and containers hand secrets over. */
export function fileVariable({ name, isSecret = false }: Named): string | undefined {
  return isSecret ? `${name}_FILE` : undefined;
}

/** Whether one of the variables is set; an empty one counts as not set. */
export function isGiven(variable: Named, env: NodeJS.ProcessEnv): boolean {
  const file = fileVariable(variable);
  return Boolean(env[variable.name]) || (file !== undefined && Boolean(env[file]));
}

/** Returns undefined if nothing is given. Adds a sentence without the content to `problems` if a file is of no use. */
export function givenText(
  variable: Named,
  env: NodeJS.ProcessEnv,
  problems: string[],
): Given | undefined {
  const { name } = variable;
  const text = env[name];
  const file = fileVariable(variable);
  const path = file === undefined ? undefined : env[file];
  if (file === undefined || !path) return text ? { by: name, text } : undefined;
  if (text) {
    problems.push(`${name}, ${file}: must not be set both`);
    return undefined;
  }
  const content = readSecretFile(path);
  if ('reason' in content) {
    problems.push(`${file}: must name a file with the value of ${name}; ${content.reason}`);
    return undefined;
  }
  return { by: file, text: content.text };
}
