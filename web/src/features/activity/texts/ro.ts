import type { ActivityTexts } from './en.ts';

const of = (company: string | null) => (company === null ? '' : ` (${company})`);

export const texts: ActivityTexts = {
  changes: 'Modificări',
  loading: 'Se încarcă activitatea…',
  loadFailed: 'Activitatea nu a putut fi încărcată',
  showOlder: 'Afișați modificări mai vechi',
  empty: {
    title: 'Încă nu s-a modificat nimic',
    message: 'Aici apar modificările făcute de administratori: cine, ce, când, înainte și după.',
  },
  noMatch: {
    title: 'Nicio modificare nu corespunde căutării',
    message:
      'Cuvintele se găsesc după începutul lor, în numele persoanelor, al elementelor modificate și al companiilor.',
    showAll: 'Afișați toate modificările',
  },
  filters: {
    search: 'Căutați în activitate',
    placeholder: 'Cine, ce sau ce companie',
    change: 'Modificare',
    allChanges: 'Toate modificările',
    from: 'De la',
    to: 'Până la',
  },
  entry: {
    change: (author, sentence) => `${author} ${sentence}`,
    details: 'Detalii',
    detailsOf: (author, sentence) => `Detalii: ${author} ${sentence}`,
    before: 'Înainte:',
    after: 'După:',
    empty: 'gol',
  },
  trainees: {
    list: 'Cursanți',
    loading: 'Se încarcă cursanții…',
    loadFailed: (reason) => `Cursanții nu au putut fi încărcați. ${reason}`,
    showMore: 'Afișați mai mulți cursanți',
    deletedUser: 'Utilizator șters',
    states: {
      waiting: '(neefectuat)',
      refused: '(nu s-a putut efectua)',
      undone: '(anulat)',
    },
  },
  sentences: {
    'company.created': ({ name }) => `a creat compania ${name}`,
    'company.updated': ({ name, fields }) => `a modificat compania ${name} (${fields.join(', ')})`,
    'company.renamed': ({ oldName, newName }) => `a redenumit compania ${oldName} → ${newName}`,
    'company.settings-changed': ({ name }) => `a modificat setările companiei ${name}`,
    'company.requirements-changed': ({ name, fields }) =>
      `a modificat regulile companiei ${name} (${fields.join(', ')})`,
    'company.certificate-look-changed': ({ name }) =>
      `a modificat aspectul certificatelor companiei ${name}`,
    'company.checkpoint-mail-changed': ({ name }) =>
      `a modificat trimiterea punctelor de control pentru compania ${name}`,
    'company.deleted': ({ name }) => `a șters compania ${name}`,
    'company.restored': ({ name }) => `a restaurat compania ${name}`,
    'company.purged': ({ name }) => `a șters definitiv compania ${name}`,
    'module.created': ({ name, company }) => `a creat modulul ${name}${of(company)}`,
    'module.updated': ({ name, fields, company }) =>
      `a modificat modulul ${name} (${fields.join(', ')})${of(company)}`,
    'module.renamed': ({ oldName, newName, company }) =>
      `a redenumit modulul ${oldName} → ${newName}${of(company)}`,
    'module.deleted': ({ name, company }) => `a șters modulul ${name}${of(company)}`,
    'module.restored': ({ name, company }) => `a restaurat modulul ${name}${of(company)}`,
    'module.purged': ({ name, company }) => `a șters definitiv modulul ${name}${of(company)}`,
    'module.reordered': ({ name }) => `a reordonat modulele companiei ${name}`,
    'module.video-uploaded': ({ name, company }) =>
      `a încărcat videoclipul modulului ${name}${of(company)}`,
    'module.video-replaced': ({ name, company }) =>
      `a înlocuit videoclipul modulului ${name}${of(company)}`,
    'module.captions-saved': ({ name, company }) =>
      `a salvat subtitrări ale modulului ${name}${of(company)}`,
    'module.captions-removed': ({ name, company }) =>
      `a eliminat subtitrările modulului ${name}${of(company)}`,
    'module.poster-saved': ({ name, company }) =>
      `a salvat imaginea videoclipului din modulul ${name}${of(company)}`,
    'module.poster-removed': ({ name, company }) =>
      `a eliminat imaginea videoclipului din modulul ${name}${of(company)}`,
    'module.questions-saved': ({ name, company }) =>
      `a salvat întrebările modulului ${name}${of(company)}`,
    'module.requirement-changed': ({ name, fields, company }) =>
      `a modificat regulile modulului ${name} (${fields.join(', ')})${of(company)}`,
    'module.edition-made': ({ name, company }) =>
      `a stabilit că modulul ${name} trebuie refăcut${of(company)}`,
    'group.created': ({ name, company }) => `a creat grupul ${name}${of(company)}`,
    'group.updated': ({ oldName, newName, company }) =>
      `a redenumit grupul ${oldName} → ${newName}${of(company)}`,
    'group.link-renewed': ({ name, company }) =>
      `a reînnoit linkul de înregistrare al grupului ${name}${of(company)}`,
    'group.deleted': ({ name, company }) => `a șters grupul ${name}${of(company)}`,
    'group.restored': ({ name, company }) => `a restaurat grupul ${name}${of(company)}`,
    'group.purged': ({ name, company }) => `a șters definitiv grupul ${name}${of(company)}`,
    'trainee.created': ({ name, company }) => `a adăugat cursantul ${name}${of(company)}`,
    'trainee.updated': ({ name, fields, company }) =>
      `a modificat cursantul ${name} (${fields.join(', ')})${of(company)}`,
    'trainee.renamed': ({ oldName, newName, company }) =>
      `a redenumit cursantul ${oldName} → ${newName}${of(company)}`,
    'trainee.deleted': ({ name, company }) => `a șters cursantul ${name}${of(company)}`,
    'trainee.restored': ({ name, company }) => `a restaurat cursantul ${name}${of(company)}`,
    'trainees.restored': ({ name, company }) => `a restaurat ${name}${of(company)}`,
    'trainee.merged': ({ mergedTrainee, name, company }) =>
      `a adăugat rezultatele cursantului șters ${mergedTrainee} la cele ale cursantului ${name}${of(company)}`,
    'trainee.purged': ({ name, company }) => `a șters definitiv cursantul ${name}${of(company)}`,
    'trainees.purged': ({ name, company }) => `a șters definitiv ${name}${of(company)}`,
    'trainee.run-started': ({ name, company }) =>
      `a pornit o parcurgere nouă pentru cursantul ${name}${of(company)}`,
    'trainee.quiz-opened': ({ module, name, company }) =>
      `a redeschis testul modulului ${module} pentru cursantul ${name}${of(company)}`,
    'trainee.imported': ({ name, company }) => `a importat ${name}${of(company)}`,
    'trainee.link-sent': ({ name, company }) =>
      `a trimis un link de resetare cursantului ${name}${of(company)}`,
    'trainee.invited': ({ name, company }) =>
      `a trimis o invitație cursantului ${name}${of(company)}`,
    'trainee.reminded': ({ name, company }) =>
      `a trimis un memento cursantului ${name}${of(company)}`,
    'trainee.exception-made': ({ name, company }) =>
      `a făcut o excepție pentru cursantul ${name}${of(company)}`,
    'trainee.exception-ended': ({ name, company }) =>
      `a încheiat o excepție a cursantului ${name}${of(company)}`,
    'trainee.result-recorded': ({ name, company }) =>
      `a înregistrat un rezultat anterior al cursantului ${name}${of(company)}`,
    'trainee.result-withdrawn': ({ name, company }) =>
      `a retras un rezultat anterior al cursantului ${name}${of(company)}`,
    'trainee.certificate-withdrawn': ({ name, company }) =>
      `a retras un certificat al cursantului ${name}${of(company)}`,
    'trainee.certificate-reissued': ({ name, company }) =>
      `a emis din nou un certificat al cursantului ${name}${of(company)}`,
    'trainees.deleted': ({ name, company }) => `a șters ${name}${of(company)}`,
    'trainees.moved': ({ name, company }) =>
      company === null ? `a mutat ${name}` : `a mutat ${name} la compania ${company}`,
    'trainees.invited': ({ name, company }) => `a trimis invitații către ${name}${of(company)}`,
    'trainees.runs-started': ({ name, company }) =>
      `a pornit o parcurgere nouă pentru ${name}${of(company)}`,
    'trainees.reminded': ({ name, company }) => `a trimis mementouri către ${name}${of(company)}`,
    'trainees.renewed': ({ name, company }) => `a pornit reînnoirea pentru ${name}${of(company)}`,
    'trainees.added-to-group': ({ name, group, company }) =>
      `a adăugat ${name} în grupul ${group}${of(company)}`,
    'trainees.removed-from-group': ({ name, group, company }) =>
      `a eliminat ${name} din grupul ${group}${of(company)}`,
    'trainees.exceptions-made': ({ name, company }) =>
      `a făcut o excepție pentru ${name}${of(company)}`,
    'trainees.results-recorded': ({ name, company }) =>
      `a înregistrat rezultate anterioare pentru ${name}${of(company)}`,
    'trainees.undone': ({ name, company }) => `a anulat o acțiune pentru ${name}${of(company)}`,
    'progress.exported': ({ name }) => `a exportat progresul: ${name}`,
    'report.exported': ({ name }) => `a exportat raportul: ${name}`,
    'certificates.exported': ({ name }) => `a exportat certificatele: ${name}`,
    'activity.exported': ({ name }) => `a exportat activitatea: ${name}`,
    'help.updated': ({ name, company }) =>
      `a răspuns la cererea de ajutor de la ${name}${of(company)}`,
    'help.closed': ({ name, company }) => `a închis ${name}${of(company)}`,
    'help.closing-undone': ({ name, company }) => `a redeschis ${name}${of(company)}`,
    'portal.ledger-check-started': () => 'a pornit o verificare a jurnalului semnat',
    'portal.ledger-check-cancelled': () => 'a oprit verificarea jurnalului semnat',
    'portal.work-failing': ({ name }) =>
      `nu reușește de o oră să încheie lucrarea în fundal: ${name}. Anunțați operatorul portalului`,
    'admin.created': ({ name }) => `a adăugat administratorul ${name}`,
    'admin.updated': ({ name, fields }) =>
      `a modificat administratorul ${name} (${fields.join(', ')})`,
    'admin.renamed': ({ oldName, newName }) =>
      `a redenumit administratorul ${oldName} → ${newName}`,
    'admin.reach-changed': ({ name }) => `a schimbat ce vede administratorul ${name}`,
    'admin.invited': ({ name }) => `a invitat administratorul ${name}`,
    'admin.accepted': ({ name }) => `a acceptat invitația ca administrator: ${name}`,
    'admin.deleted': ({ name }) => `a eliminat administratorul ${name}`,
    'admin.restored': ({ name }) => `a restaurat administratorul ${name}`,
    'admin.purged': ({ name }) => `a șters definitiv administratorul ${name}`,
  },
};
