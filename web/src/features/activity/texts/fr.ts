import type { ActivityTexts } from './en.ts';

const at = (company: string | null) => (company === null ? '' : ` chez ${company}`);

export const texts: ActivityTexts = {
  changes: 'Modifications',
  loading: 'Chargement de l’activité…',
  loadFailed: 'Impossible de charger l’activité',
  showOlder: 'Afficher les modifications plus anciennes',
  empty: {
    title: 'Aucune modification pour l’instant',
    message:
      'Les modifications faites par les administrateurs figurent ici\u00a0: qui, quoi, quand, avant et après.',
  },
  noMatch: {
    title: 'Aucune modification ne correspond à cette recherche',
    message:
      'La recherche porte sur le début des mots, dans les noms des personnes, des objets et des entreprises.',
    showAll: 'Afficher toutes les modifications',
  },
  filters: {
    search: 'Rechercher dans l’activité',
    placeholder: 'Qui, quoi ou entreprise',
    change: 'Modification',
    allChanges: 'Toutes les modifications',
    from: 'Du',
    to: 'Au',
  },
  entry: {
    change: (author, sentence) => `${author} ${sentence}`,
    details: 'Détails',
    detailsOf: (author, sentence) => `Détails\u00a0: ${author} ${sentence}`,
    before: 'Avant\u00a0:',
    after: 'Après\u00a0:',
    empty: 'vide',
  },
  trainees: {
    list: 'Participants',
    loading: 'Chargement des participants…',
    loadFailed: (reason) => `Impossible de charger les participants. ${reason}`,
    showMore: 'Afficher plus de participants',
    deletedUser: 'Utilisateur supprimé',
    states: {
      waiting: '(non traité)',
      refused: '(impossible)',
      undone: '(annulé)',
    },
  },
  sentences: {
    'company.created': ({ name }) => `a créé l’entreprise ${name}`,
    'company.updated': ({ name, fields }) =>
      `a modifié l’entreprise ${name} (${fields.join(', ')})`,
    'company.renamed': ({ oldName, newName }) => `a renommé l’entreprise ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) => `a modifié les paramètres de l’entreprise ${name}`,
    'company.requirements-changed': ({ name, fields }) =>
      `a modifié les règles de l’entreprise ${name} (${fields.join(', ')})`,
    'company.certificate-look-changed': ({ name }) =>
      `a modifié la présentation des certificats de l’entreprise ${name}`,
    'company.checkpoint-mail-changed': ({ name }) =>
      `a modifié l’envoi des points de contrôle pour l’entreprise ${name}`,
    'company.deleted': ({ name }) => `a supprimé l’entreprise ${name}`,
    'company.restored': ({ name }) => `a restauré l’entreprise ${name}`,
    'company.purged': ({ name }) => `a supprimé définitivement l’entreprise ${name}`,
    'module.created': ({ name, company }) => `a créé le module ${name}${at(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `a modifié le module ${name} (${fields.join(', ')})${at(company)}`,
    'module.renamed': ({ oldName, newName, company }) =>
      `a renommé le module ${oldName} → ${newName}${at(company)}`,
    'module.deleted': ({ name, company }) => `a supprimé le module ${name}${at(company)}`,
    'module.restored': ({ name, company }) => `a restauré le module ${name}${at(company)}`,
    'module.purged': ({ name, company }) =>
      `a supprimé définitivement le module ${name}${at(company)}`,
    'module.reordered': ({ name }) => `a modifié l’ordre des modules chez ${name}`,
    'module.video-uploaded': ({ name, company }) =>
      `a ajouté la vidéo du module ${name}${at(company)}`,
    'module.video-replaced': ({ name, company }) =>
      `a remplacé la vidéo du module ${name}${at(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `a enregistré des sous-titres du module ${name}${at(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `a retiré les sous-titres du module ${name}${at(company)}`,
    'module.poster-saved': ({ name, company }) =>
      `a enregistré l’image de la vidéo du module ${name}${at(company)}`,
    'module.poster-removed': ({ name, company }) =>
      `a retiré l’image de la vidéo du module ${name}${at(company)}`,
    'module.questions-saved': ({ name, company }) =>
      `a enregistré les questions du module ${name}${at(company)}`,
    'module.requirement-changed': ({ name, fields, company }) =>
      `a modifié les règles du module ${name} (${fields.join(', ')})${at(company)}`,
    'module.edition-made': ({ name, company }) =>
      `a décidé que le module ${name} doit être refait${at(company)}`,
    'group.created': ({ name, company }) => `a créé le groupe ${name}${at(company)}`,
    'group.updated': ({ oldName, newName, company }) =>
      `a renommé le groupe ${oldName} → ${newName}${at(company)}`,
    'group.link-renewed': ({ name, company }) =>
      `a renouvelé le lien d’inscription du groupe ${name}${at(company)}`,
    'group.deleted': ({ name, company }) => `a supprimé le groupe ${name}${at(company)}`,
    'group.restored': ({ name, company }) => `a restauré le groupe ${name}${at(company)}`,
    'group.purged': ({ name, company }) =>
      `a supprimé définitivement le groupe ${name}${at(company)}`,
    'trainee.created': ({ name, company }) => `a ajouté le participant ${name}${at(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `a modifié le participant ${name} (${fields.join(', ')})${at(company)}`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `a renommé le participant ${oldName} → ${newName}${at(company)}`,
    'trainee.deleted': ({ name, company }) => `a supprimé le participant ${name}${at(company)}`,
    'trainee.restored': ({ name, company }) => `a restauré le participant ${name}${at(company)}`,
    'trainees.restored': ({ name, company }) => `a restauré ${name}${at(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `a ajouté les résultats du participant supprimé ${mergedTrainee} à ceux du participant ${name}${at(company)}`,
    'trainee.purged': ({ name, company }) =>
      `a supprimé définitivement le participant ${name}${at(company)}`,
    'trainees.purged': ({ name, company }) => `a supprimé définitivement ${name}${at(company)}`,
    'trainee.run-started': ({ name, company }) =>
      `a lancé un nouveau cycle pour le participant ${name}${at(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `a rouvert le quiz du module ${module} pour le participant ${name}${at(company)}`,
    'trainee.imported': ({ name, company }) => `a importé ${name}${at(company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `a envoyé un lien de réinitialisation au participant ${name}${at(company)}`,
    'trainee.invited': ({ name, company }) =>
      `a envoyé une invitation au participant ${name}${at(company)}`,
    'trainee.reminded': ({ name, company }) =>
      `a envoyé un rappel au participant ${name}${at(company)}`,
    'trainee.exception-made': ({ name, company }) =>
      `a accordé une exception au participant ${name}${at(company)}`,
    'trainee.exception-ended': ({ name, company }) =>
      `a mis fin à une exception du participant ${name}${at(company)}`,
    'trainee.result-recorded': ({ name, company }) =>
      `a enregistré un résultat antérieur du participant ${name}${at(company)}`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `a retiré un résultat antérieur du participant ${name}${at(company)}`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `a retiré un certificat du participant ${name}${at(company)}`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `a délivré à nouveau un certificat du participant ${name}${at(company)}`,
    'trainees.deleted': ({ name, company }) => `a supprimé ${name}${at(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null ? `a transféré ${name}` : `a transféré ${name} vers ${company}`,
    'trainees.invited': ({ name, company }) => `a envoyé des invitations à ${name}${at(company)}`,
    'trainees.runs-started': ({ name, company }) =>
      `a lancé un nouveau cycle pour ${name}${at(company)}`,
    'trainees.reminded': ({ name, company }) => `a envoyé des rappels à ${name}${at(company)}`,
    'trainees.renewed': ({ name, company }) =>
      `a lancé le renouvellement pour ${name}${at(company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `a ajouté ${name} au groupe ${group}${at(company)}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `a retiré ${name} du groupe ${group}${at(company)}`,
    'trainees.exceptions-made': ({ name, company }) =>
      `a accordé une exception à ${name}${at(company)}`,
    'trainees.results-recorded': ({ name, company }) =>
      `a enregistré des résultats antérieurs de ${name}${at(company)}`,
    'trainees.undone': ({ name, company }) => `a annulé une action sur ${name}${at(company)}`,
    'progress.exported': ({ name }) => `a exporté la progression\u00a0: ${name}`,
    'report.exported': ({ name }) => `a exporté le rapport\u00a0: ${name}`,
    'certificates.exported': ({ name }) => `a exporté les certificats\u00a0: ${name}`,
    'activity.exported': ({ name }) => `a exporté l’activité\u00a0: ${name}`,
    'help.updated': ({ name, company }) =>
      `a traité la demande d’aide du participant ${name}${at(company)}`,
    'help.closed': ({ name, company }) => `a clôturé ${name}${at(company)}`,
    'help.closing-undone': ({ name, company }) => `a rouvert ${name}${at(company)}`,
    'portal.ledger-check-started': () => 'a lancé une vérification du journal signé',
    'portal.ledger-check-cancelled': () => 'a arrêté la vérification du journal signé',
    'portal.work-failing': ({ name }) =>
      `ne parvient plus depuis une heure à effectuer son travail en arrière-plan\u00a0: ${name}. Veuillez informer l’exploitant du portail`,
    'admin.created': ({ name }) => `a ajouté l’administrateur ${name}`,
    'admin.updated': ({ name, fields }) =>
      `a modifié l’administrateur ${name} (${fields.join(', ')})`,
    'admin.renamed': ({ oldName, newName }) => `a renommé l’administrateur ${oldName} → ${newName}`,
    'admin.reach-changed': ({ name }) => `a modifié ce que voit l’administrateur ${name}`,
    'admin.invited': ({ name }) => `a invité l’administrateur ${name}`,
    'admin.accepted': ({ name }) => `a accepté l’invitation adressée à l’administrateur ${name}`,
    'admin.deleted': ({ name }) => `a retiré l’administrateur ${name}`,
    'admin.restored': ({ name }) => `a restauré l’administrateur ${name}`,
    'admin.purged': ({ name }) => `a supprimé définitivement l’administrateur ${name}`,
  },
};
