/** The password of the accounts of the large installation. */
export const PASSWORD = 'interleaved-pairs';
export const ADMIN = { name: 'Ada Admin', email: 'admin@bench.test', password: PASSWORD };

/** Admins who see only parts of the portal. */
export const LIMITED_ADMINS = {
  group: { name: 'Gina Group', email: 'group@bench.test', password: PASSWORD },
  company: { name: 'Cora Company', email: 'company@bench.test', password: PASSWORD },
  companies: { name: 'Carl Companies', email: 'companies@bench.test', password: PASSWORD },
};
