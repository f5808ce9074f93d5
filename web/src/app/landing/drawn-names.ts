/** The names in the picture of the product, which are the same in every language. */
export const DRAWN_ADDRESS = 'training.brightwater.example';

export const DRAWN_TRAINEE = 'Mia';

export const DRAWN_TRAINEES = [
  { initials: 'MK', name: 'Mia Keller', company: 'Brightwater Foods', percent: 60 },
  { initials: 'BO', name: 'Ben Okafor', company: 'Brightwater Foods', percent: 100 },
  { initials: 'HS', name: 'Hana Sato', company: 'Nordlicht Logistics', percent: 25 },
];
