/** Finds environment variables that were probably meant as a setting of the portal but are none. */

/**
 * Names that other programs use although they resemble a setting: lists of ports (Marathon sets PORTS and PORT0), and
 * the variables of a database container, of which DATABASE_URL is often composed.
 */
const OTHERS = /^(?:PORTS|PORT_?\d+|HOSTS|DATABASE_(?:NAME|USER|USERNAME|PASSWORD))$/;

/** An operator who sets SMTP_HOST expects the portal to read it. Only prefixes that few other programs use. */
const PREFIXES = [
  'ADMIN_',
  'CORS_',
  'DATABASE_',
  'MAX_VIDEO',
  'METRICS_',
  'REDIS_',
  'S3_',
  'SMTP_',
  'TRUST_',
];

/** Kubernetes and Docker set such variables for a service named redis; REDIS_PORT is then tcp://10.0.0.5:6379. */
const SERVICE_LINK_NAME =
  /_(?:ENV_\w+|SERVICE_(?:HOST|PORT)(?:_\w+)?|PORT_\d+_(?:TCP|UDP)(?:_\w+)?)$/;
const SERVICE_LINK_VALUE = /^(?:tcp|udp):\/\//;

/**
 * Returns one sentence for each unknown variable, by the names of the settings. No value is included, because it may be
 * a secret.
 */
export function describeUnknownVariables(
  env: NodeJS.ProcessEnv,
  settings: readonly string[],
): string[] {
  const candidates = Object.keys(env).filter(
    (name) => env[name] !== '' && !settings.includes(name) && !OTHERS.test(name),
  );
  return candidates.flatMap((name) => {
    const misspelt = settings.filter((setting) => isMisspelt(name, setting));
    const meant = misspelt.length > 0 ? misspelt : settingsByPrefix(name, env, settings);
    if (meant.length === 0) return [];
    const question = `Did you mean ${meant.join(' or ')}?`;
    return [`${name} is set, but is no setting of the portal. ${question}`];
  });
}

function isMisspelt(name: string, setting: string): boolean {
  return name.replaceAll('_', '') === setting.replaceAll('_', '') || isOneEditAway(name, setting);
}

/** None if the URL of that prefix is set: the variable is then a part of it, or for another program. */
function settingsByPrefix(
  name: string,
  env: NodeJS.ProcessEnv,
  settings: readonly string[],
): string[] {
  const prefix = PREFIXES.find((each) => name.startsWith(each));
  if (prefix === undefined || env[`${prefix}URL`] || env[`${prefix}URL_FILE`]) return [];
  if (SERVICE_LINK_NAME.test(name) || SERVICE_LINK_VALUE.test(env[name] ?? '')) return [];
  return settings.filter((setting) => setting.startsWith(prefix) && !setting.endsWith('_FILE'));
}

/** Whether one added, missing or replaced character, or two exchanged neighbours, are the only difference. */
function isOneEditAway(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [restA, restB] = [a.slice(same), b.slice(same)];
  const isExchanged = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (isExchanged && restA.slice(2) === restB.slice(2))
  );
}
