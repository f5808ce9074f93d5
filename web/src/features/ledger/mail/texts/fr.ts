import type { CheckpointMailTexts } from './en.ts';

export const texts: CheckpointMailTexts = {
  title: 'Point de contrôle par e-mail',
  note: 'Chaque semaine, le point de contrôle le plus récent du journal signé est envoyé à cette adresse. Une copie hors du portail montre si le journal des certificats est réécrit plus tard.',
  loading: 'Chargement de l’adresse…',
  loadFailed: 'Impossible de charger l’adresse pour les points de contrôle.',
  email: 'Adresse e-mail',
  hint: 'Par exemple celle d’un auditeur ou d’un service d’archives.',
  saved: (email) => `Enregistré. Le point de contrôle le plus récent est envoyé à ${email}.`,
  stop: 'Arrêter l’envoi',
  stopping: 'Arrêt…',
  stopped: 'Les points de contrôle ne sont plus envoyés',
  lost: 'L’adresse pour les points de contrôle n’est pas encore enregistrée et serait perdue.',
  leave: { title: 'Quitter sans enregistrer\u202f?', confirm: 'Quitter' },
};
