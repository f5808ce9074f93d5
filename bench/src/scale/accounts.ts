/** The password of the accounts of the large installation. */
export const PASSWORD = 'interleaved-pairs';
export const ADMIN = { name: 'Ada Admin', email: 'admin@bench.test', password: PASSWORD };
