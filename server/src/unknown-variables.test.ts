import { describe, expect, it } from 'vitest';
import { unknownVariables } from './settings.ts';

const sentence = (name: string, meant: string) =>
  `${name} is set, but is no setting of the portal. Did you mean ${meant}?`;

describe('a variable that resembles a setting', () => {
  it.each([
    ['PROT', 'PORT'],
    ['PRT', 'PORT'],
    ['PORRT', 'PORT'],
    ['PORR', 'PORT'],
    ['HSOT', 'HOST'],
    ['PUBLICURL', 'PUBLIC_URL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['MAXVIDEOMB', 'MAX_VIDEO_MB'],
    ['DATA_DIRR', 'DATA_DIR'],
    ['SESION_DAYS', 'SESSION_DAYS'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASE_HOST', 'DATABASE_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['SMTP_PORT', 'SMTP_URL'],
    ['S3_BUCKET', 'S3_URL'],
    ['REDIS_PASSWORD', 'REDIS_URL'],
    ['MAX_VIDEO_SIZE', 'MAX_VIDEO_MB'],
    ['ADMIN_NAME', 'ADMIN_EMAIL or ADMIN_PASSWORD'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['METRICS_SECRET', 'METRICS_TOKEN'],
  ])('%s is reported, with %s as the suggestion', (name, meant) => {
    expect(unknownVariables({ [name]: 'a-secret' })).toEqual([sentence(name, meant)]);
  });

  it('is reported also when the setting itself is set', () => {
    expect(unknownVariables({ PORT: '80', PROT: '81' })).toEqual([sentence('PROT', 'PORT')]);
  });

  it('is not reported while it is empty, which counts as not set', () => {
    expect(unknownVariables({ PROT: '' })).toEqual([]);
  });

  it('is not reported as a part of a URL that is set', () => {
    const parts = { DATABASE_HOST: 'db', SMTP_PASSWORD: 'x', REDIS_DB: '1', S3_BUCKET: 'b' };
    const urls = {
      DATABASE_URL: 'postgres://db/portal',
      SMTP_URL: 'smtp://mail',
      REDIS_URL: 'redis://cache',
      S3_URL: 'https://s3',
    };
    expect(unknownVariables({ ...parts, ...urls })).toEqual([]);
  });
});

it('variables of shells, npm, containers and clusters are not reported', () => {
  const names = `
    PATH HOME HOSTNAME HOSTTYPE HOSTS PORTS PORT0 PORT_3000 PWD OLDPWD SHELL SHLVL TERM USER LANG LC_ALL
    LOGNAME MAIL EDITOR DISPLAY SESSION_MANAGER DBUS_SESSION_BUS_ADDRESS XDG_DATA_DIRS XDG_DATA_HOME
    XDG_SESSION_ID SSH_CONNECTION SSH_AUTH_SOCK TMPDIR TZ INVOCATION_ID JOURNAL_STREAM MAINPID
    NODE_ENV NODE_OPTIONS NODE_VERSION YARN_VERSION NODE_COMPILE_CACHE npm_config_cache npm_config_host
    npm_lifecycle_event npm_package_name INIT_CWD CI DEBUG NO_COLOR HTTP_PROXY HTTPS_PROXY NO_PROXY
    POSTGRES_PASSWORD POSTGRES_USER POSTGRES_DB PGHOST PGPORT PGPASSWORD MYSQL_ROOT_PASSWORD
    DATABASE_PASSWORD DATABASE_USER DATABASE_NAME MINIO_ROOT_USER AWS_REGION AWS_SECRET_ACCESS_KEY
    KUBERNETES_SERVICE_HOST KUBERNETES_PORT_443_TCP REDIS_SERVICE_HOST REDIS_SERVICE_PORT
    REDIS_SERVICE_PORT_CLIENT REDIS_PORT_6379_TCP REDIS_PORT_6379_TCP_ADDR REDIS_ENV_VERSION
    SMTP_SERVICE_HOST SMTP_PORT_25_TCP_PROTO PORTAL_PORT PORTAL_SERVICE_HOST PORTAL_IMAGE
    PUBLIC_HTML DATA_SOURCE LOG_FORMAT MAIL_DOMAIN MAX_OLD_SPACE SESSION_SECRET CREDENTIALS_DIRECTORY`;
  const env = Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'x']),
  );
  expect(unknownVariables({ ...env, REDIS_PORT: 'tcp://10.0.0.5:6379' })).toEqual([]);
});
