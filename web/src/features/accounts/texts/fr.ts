import { formatsOf } from '@portal/contract/formats';
import type { AccountsTexts } from './en.ts';

const { list, number, plural } = formatsOf('fr');

const hours = (count: number) =>
  plural(count, { one: `${number(count)} heure`, other: `${number(count)} heures` });

export const texts: AccountsTexts = {
  fields: {
    fullName: 'Nom complet',
    email: 'E-mail',
    password: 'Mot de passe',
    newPassword: 'Nouveau mot de passe',
    passwordLength: (characters) =>
      plural(characters, {
        one: `Au moins ${number(characters)} caractère`,
        other: `Au moins ${number(characters)} caractères`,
      }),
    company: 'Entreprise',
  },
  checkInbox: 'Consultez vos e-mails',
  signUp: {
    heading: 'Inscription des participants',
    intro: 'Votre compte est rattaché à l’entreprise que vous choisissez.',
    introFor: (company) => `Votre compte est rattaché à l’entreprise ${company}.`,
    inGroup: (group) => `Vous ferez partie du groupe ${group}.`,
    haveAccount: 'Vous avez déjà un compte\u202f?',
    loadingCompany: 'Chargement de l’entreprise…',
    companyNotLoaded: (reason) => `Impossible de charger l’entreprise. ${reason}`,
    companiesNotLoaded: (reason) => `Impossible de charger les entreprises. ${reason}`,
    selectCompany: 'Sélectionnez votre entreprise',
    searchCompany: 'Recherchez votre entreprise',
    noCompany:
      'Il n’y a aucune entreprise à choisir. Si la vôtre n’apparaît pas, demandez-lui son lien d’inscription.',
    invitationOnly:
      'Cette entreprise ajoute ses participants uniquement sur invitation. Demandez-lui de vous ajouter.',
    emailAt: (domains) => `Utilisez votre e-mail avec le domaine ${list(domains, 'or')}`,
    emailAtAnother: (domains) =>
      `Utilisez votre e-mail avec le domaine ${list([...domains, 'un autre domaine de l’entreprise'], 'or')}`,
    joinCode: 'Code d’inscription',
    joinCodeHint: 'Votre entreprise vous le communique.',
    done: 'Inscription réussie\u202f! Veuillez vous connecter avec vos identifiants.',
    joinCodeRequired: 'Le code d’inscription est obligatoire',
    submit: 'S’inscrire',
    submitting: 'Inscription…',
    refused: 'L’inscription a échoué. Veuillez réessayer.',
    failed: 'L’inscription a échoué. Vérifiez vos données et réessayez.',
  },
  confirmationSent: {
    message: 'Consultez vos e-mails\u00a0: le lien que vous y trouverez confirme votre adresse.',
    sentTo: (email) => `Nous l’avons envoyé à ${email}.`,
    worksFor: (count) => `Il est valable ${hours(count)}.`,
    openIt:
      'Ouvrez-le et saisissez votre mot de passe\u00a0: votre compte est alors créé. Si rien n’arrive, regardez dans le dossier des indésirables.',
    sendAgain: 'Renvoyer',
    sending: 'Envoi…',
    sentAgain: 'Nous avons renvoyé le lien.',
    changeEmail: 'Modifier l’e-mail',
  },
  confirm: {
    heading: 'Confirmez votre e-mail',
    intro: 'Saisissez le mot de passe choisi lors de l’inscription. Votre compte est alors créé.',
    submit: 'Confirmer mon e-mail',
    submitting: 'Confirmation…',
    confirmed: 'Votre adresse e-mail est confirmée.',
    deadHeading: 'Ce lien ne fonctionne pas',
    stillWaits:
      'Votre inscription est toujours en attente\u00a0: nous pouvons vous envoyer un nouveau lien.',
    signUpAgain:
      'Si vous avez déjà confirmé votre e-mail, connectez-vous. Sinon, inscrivez-vous à nouveau.',
    sendNewLink: 'Envoyer un nouveau lien',
    sending: 'Envoi…',
    newLinkSent: 'Nous vous avons envoyé un nouveau lien.',
    newLinkWorks: (count) =>
      `Il est valable ${hours(count)}. Si rien n’arrive, regardez dans le dossier des indésirables.`,
  },
  forgotPassword: {
    heading: 'Mot de passe oublié',
    intro:
      'Indiquez l’e-mail de votre compte et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    submitting: 'Envoi…',
    sent: 'Consultez vos e-mails pour trouver le lien de réinitialisation',
    worksOnce:
      'Il fonctionne une seule fois et pendant une heure. Si rien n’arrive, regardez dans le dossier des indésirables, ou vérifiez que l’adresse est celle de votre inscription.',
    returnToLogin: 'Retour à la connexion',
  },
  resetPassword: {
    heading: 'Réinitialiser le mot de passe',
    intro:
      'Choisissez un nouveau mot de passe. Vos sessions prendront alors fin sur tous les appareils.',
    chooseTitle: 'Choisissez votre mot de passe',
    welcome: (name) => `Bienvenue, ${name} – choisissez votre mot de passe`,
    confirmPassword: 'Confirmer le mot de passe',
    submit: 'Réinitialiser le mot de passe',
    submitting: 'Réinitialisation…',
    choose: 'Choisir le mot de passe',
    loggingIn: 'Connexion…',
    isSet: 'Votre mot de passe est défini.',
    isChanged: 'Votre mot de passe a été modifié.',
    isChangedLogIn: 'Votre mot de passe a été modifié. Veuillez vous connecter avec le nouveau.',
    hintAfterInvalidLink:
      'Si vous avez déjà choisi un nouveau mot de passe avec ce lien, connectez-vous avec celui-ci.',
    askForNewLink: 'Demander un nouveau lien',
    hintIfUnknown:
      'Si le lien ne fonctionne plus ensuite, connectez-vous avec le nouveau mot de passe.',
  },
  passwords: {
    repeat: 'Veuillez répéter le nouveau mot de passe',
    differ: 'Les mots de passe ne sont pas identiques',
    notChanged: 'Votre mot de passe n’a pas été modifié',
    unknown: 'Nous ne savons pas si votre mot de passe a été modifié',
  },
  ownName: {
    title: 'Nom',
    description: 'Les autres utilisateurs le voient, y compris dans la messagerie.',
    role: 'Rôle',
    roles: { ADMIN: 'Administrateur', TRAINEE: 'Participant' },
    save: 'Enregistrer le nom',
    changed: 'Votre nom a été modifié.',
    notChanged: 'Votre nom n’a pas été modifié',
    unknown: 'Nous ne savons pas si votre nom a été modifié',
  },
  ownPassword: {
    title: 'Mot de passe',
    description: 'Un nouveau mot de passe met fin à vos sessions sur tous les autres appareils.',
    current: 'Mot de passe actuel',
    confirmNew: 'Confirmer le nouveau mot de passe',
    changed: 'Votre mot de passe a été modifié. Vos autres sessions ont pris fin.',
    submit: 'Modifier le mot de passe',
    submitting: 'Modification…',
    hintIfUnknown:
      'Si le mot de passe actuel est refusé ensuite, c’est que le nouveau est déjà en place.',
  },
  sessions: {
    title: 'Sessions',
    description:
      'Les appareils sur lesquels votre compte est ouvert. Si vous ne reconnaissez pas l’un d’eux, fermez sa session et modifiez votre mot de passe.',
    list: 'Vos sessions',
    loading: 'Chargement des sessions…',
    notLoaded: (reason) => `Impossible de charger les sessions. ${reason}`,
    thisDevice: 'Cet appareil',
    unknownDevice: 'Appareil inconnu',
    loggedIn: (time) => `Connexion\u00a0: ${time}`,
    lastUsed: (time) => `Dernière utilisation\u00a0: ${time}`,
    end: 'Fermer',
    endNamed: (device) => `Fermer la session\u00a0: ${device}`,
    ending: 'Fermeture…',
    ended: 'La session est fermée',
    notEnded: 'La session n’a pas été fermée',
    endUnknown: 'Nous ne savons pas si la session a été fermée',
    endOthers: 'Fermer toutes les autres',
    othersEnded: (count) =>
      plural(count, {
        one: `${number(count)} session fermée`,
        other: `${number(count)} sessions fermées`,
      }),
    othersNotEnded: 'Les sessions n’ont pas été fermées',
    othersEndUnknown: 'Nous ne savons pas si les sessions ont été fermées',
  },
};
