/** The people in the data folder of a release. */
export const PASSWORD = 'kept-from-release-to-release';
export const ADMIN = { email: 'ada@portal.test', password: PASSWORD };
export const TRAINEE = { name: 'Amina Yusuf', email: 'amina@harbour-bakery.test' };
/** Was added by the admin, and has not chosen a password yet. */
export const INVITED = { name: 'Björn Åkesson', email: 'bjorn@harbour-bakery.test' };
