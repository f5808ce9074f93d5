/**
 * A portal that is killed between the file and the row: `node kill-during-upload.ts KIND`, with the portal's settings in
 * the environment. A company, its module and its first video exist before.
 */
import { Readable } from 'node:stream';
import pino from 'pino';
import { buildPortal } from '#server/app.ts';
import { PORTAL } from '#server/features/activity/service.ts';
import { openResources } from '#server/open-resources.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { readSettings } from '#server/settings.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';

const settings = readSettings();
const opened = await openResources(settings, pino({ level: 'silent' }));
const { media } = opened;
const kind = process.argv[2];
let isArmed = false;

function killIfArmed(): void {
  if (isArmed) process.kill(process.pid, 'SIGKILL');
}

/** The file is durable, its row not written: kills the process as soon as the file has its key. */
const killingStore: Partial<MediaStore> = {
  async receive(stream, limits) {
    const file = await media.receive(stream, limits);
    const commit = async (key: string, contentType: string) => {
      await file.commit(key, contentType);
      if (kind === 'file-before-row') killIfArmed();
    };
    return { ...file, commit };
  },
  /** The rows are deleted, their files are not: kills the process before the first file is removed. */
  remove: (key) => {
    killIfArmed();
    return media.remove(key);
  },
};

// A spread does not copy the methods of a class.
const killingMedia = new Proxy(media, {
  get: (store, name) => {
    const value = Reflect.get(killingStore, name) ?? Reflect.get(store, name);
    return typeof value === 'function' ? value.bind(store) : value;
  },
});
const { services } = await buildPortal({ ...opened, media: killingMedia }, settings);

async function send(moduleId: number, clip: string): Promise<void> {
  const bytes = Buffer.from(await (await fixtureFile(clip)).arrayBuffer());
  const file = await killingMedia.receive(Readable.from([bytes]), { maxBytes: bytes.length });
  await services.media.withStoredVideo({ file }, (video) =>
    services.modules.save(PORTAL, moduleId, { video }),
  );
}

/** Kills the process when the upload is stored and no save has used it yet. */
async function uploadOnly(): Promise<void> {
  const entry = { name: 'Ada', email: 'ada@portal.test', password: 'correct-horse-battery' };
  const admin = await services.accounts.createAdmin(PORTAL, entry);
  const bytes = Buffer.from(await (await fixtureFile('clips/tour-5s.webm')).arrayBuffer());
  const file = await killingMedia.receive(Readable.from([bytes]), { maxBytes: bytes.length });
  await services.media.createUpload({ userId: admin.id, companyId: null }, { file });
  killIfArmed();
}

async function purge(removing: Promise<{ readonly deletionId: number | null }>): Promise<void> {
  const { deletionId } = await removing;
  await services.trash.purge(PORTAL, deletionId ?? 0);
  await services.tasks.runDue();
}

const company = await services.companies.create(PORTAL, { name: 'Brightwater' }, null);
const module = await services.modules.create(PORTAL, company.id, { name: 'Introduction' });
await send(module.id, 'clips/intro-4s.mp4');
isArmed = true;
if (kind === 'module-before-file') await purge(services.modules.remove(PORTAL, module.id));
else if (kind === 'company-before-file') await purge(services.companies.remove(PORTAL, company.id));
else if (kind === 'upload-before-save') await uploadOnly();
else await send(module.id, 'clips/tour-5s.webm');
throw new Error('Nothing killed this process');
