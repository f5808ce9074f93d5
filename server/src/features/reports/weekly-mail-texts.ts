import { STUCK_AFTER_DAYS } from '@portal/contract/limits';
import type { MailTexts } from '#server/platform/mail/mail-content.ts';
import type { MailFormats } from '#server/platform/mail/mail-formats.ts';

interface Facts {
  /** The company; null for all of them. */
  readonly company: string | null;
  /** The number of companies. */
  readonly companies: number;
  readonly sum: Figures;
  /** The companies with stuck trainees, in a mail about all of them. */
  readonly stuckIn: StuckCompanies;
  /** Ms since 1970. */
  readonly countedAt: number;
  readonly timeZone: string;
}

interface Figures {
  readonly people: number;
  readonly completed: number;
  readonly completedPercent: number;
  readonly averageScore: number;
  readonly stuck: number;
}

interface StuckCompanies {
  readonly named: readonly { readonly name: string; readonly people: number }[];
  /** The number of further ones. */
  readonly unnamed: number;
}

/** The sentences of a mail with figures. */
interface Sentences {
  readonly noTrainees: string;
  readonly figures: string;
  /** Without the full stop. */
  readonly stuckIn: string;
  readonly unnamed: string;
  readonly counted: string;
}

function paragraphsOf({ sum, stuckIn }: Facts, { number }: MailFormats, said: Sentences) {
  const names = stuckIn.named.map(({ name, people }) => `${name} (${number(people)})`).join(', ');
  const unnamed = stuckIn.unnamed > 0 ? said.unnamed : '';
  return [
    sum.people === 0 ? said.noTrainees : said.figures,
    ...(names === '' ? [] : [`${said.stuckIn} ${names}${unnamed}.`]),
    said.counted,
  ];
}

export const WEEKLY_TEXTS: MailTexts<Facts> = {
  en: (facts, formats) => {
    const { company, companies, sum, stuckIn, countedAt, timeZone } = facts;
    const { number, percent, plural, duration, time } = formats;
    const about =
      company ??
      `Your ${number(companies)} ${plural(companies, { one: 'company', other: 'companies' })}`;
    const trainees = plural(sum.people, { one: 'trainee', other: 'trainees' });
    return {
      subject: `Weekly report: ${company ?? 'all companies'}`,
      paragraphs: paragraphsOf(facts, formats, {
        noTrainees: `${about}: no trainees yet.`,
        figures: `${about}: ${number(sum.people)} ${trainees}, ${number(sum.completed)} with the training completed (${percent(sum.completedPercent)}), an average score of ${percent(sum.averageScore)}, ${number(sum.stuck)} stuck.`,
        stuckIn: 'Stuck trainees by company:',
        unnamed: ` and ${number(stuckIn.unnamed)} more`,
        counted: `Counted on ${time(countedAt, timeZone)} (${timeZone}). A trainee is stuck without any progress for more than ${duration(STUCK_AFTER_DAYS, 'day')}.`,
      }),
      button: company === null ? 'Open the reports' : 'Open the report',
      ending:
        'You receive this mail because you asked for a weekly report. You can stop it in your notification settings.',
    };
  },
  de: (facts, formats) => {
    const { company, companies, sum, stuckIn, countedAt, timeZone } = facts;
    const { number, percent, plural, time } = formats;
    const about = company ?? `${number(companies)} Unternehmen`;
    const trainees = plural(sum.people, { one: 'teilnehmende Person', other: 'Teilnehmende' });
    const stand = plural(sum.stuck, { one: 'kommt', other: 'kommen' });
    return {
      subject: `Wochenbericht: ${company ?? 'alle Unternehmen'}`,
      paragraphs: paragraphsOf(facts, formats, {
        noTrainees: `${about}: noch keine Teilnehmenden.`,
        figures: `${about}: ${number(sum.people)} ${trainees}, ${number(sum.completed)} mit abgeschlossenem Training (${percent(sum.completedPercent)}), durchschnittliches Ergebnis ${percent(sum.averageScore)}, ${number(sum.stuck)} ${stand} nicht voran.`,
        stuckIn: 'Unternehmen, in denen Teilnehmende nicht vorankommen:',
        unnamed: ` und ${number(stuckIn.unnamed)} ${plural(stuckIn.unnamed, { one: 'weiteres', other: 'weitere' })}`,
        counted: `Stand: ${time(countedAt, timeZone)} (${timeZone}). Nicht voran kommt, wer seit mehr als ${number(STUCK_AFTER_DAYS)} Tagen keinen Fortschritt hatte.`,
      }),
      button: company === null ? 'Berichte öffnen' : 'Bericht öffnen',
      ending:
        'Sie erhalten diese E-Mail, weil Sie einen Wochenbericht angefordert haben. Sie können ihn in Ihren Benachrichtigungseinstellungen abbestellen.',
    };
  },
  fr: (facts, formats) => {
    const { company, companies, sum, stuckIn, countedAt, timeZone } = facts;
    const { number, percent, plural, duration, time } = formats;
    const about =
      company ??
      `${number(companies)} ${plural(companies, { one: 'entreprise', other: 'entreprises' })}`;
    const trainees = plural(sum.people, { one: 'participant', other: 'participants' });
    const stuck = plural(sum.stuck, { one: 'bloqué', other: 'bloqués' });
    return {
      subject: `Rapport hebdomadaire\u00a0: ${company ?? 'toutes les entreprises'}`,
      paragraphs: paragraphsOf(facts, formats, {
        noTrainees: `${about}\u00a0: pas encore de participants.`,
        figures: `${about}\u00a0: ${number(sum.people)} ${trainees}, ${number(sum.completed)} ayant terminé la formation (${percent(sum.completedPercent)}), score moyen de ${percent(sum.averageScore)}, ${number(sum.stuck)} ${stuck}.`,
        stuckIn: 'Entreprises où des participants sont bloqués\u00a0:',
        unnamed: ` et ${number(stuckIn.unnamed)} ${plural(stuckIn.unnamed, { one: 'autre', other: 'autres' })}`,
        counted: `Chiffres du ${time(countedAt, timeZone)} (${timeZone}). Un participant est bloqué après plus de ${duration(STUCK_AFTER_DAYS, 'day')} sans progression.`,
      }),
      button: company === null ? 'Ouvrir les rapports' : 'Ouvrir le rapport',
      ending:
        'Vous recevez cet e-mail parce que vous avez demandé un rapport hebdomadaire. Vous pouvez l’arrêter dans vos paramètres de notification.',
    };
  },
  es: (facts, formats) => {
    const { company, companies, sum, stuckIn, countedAt, timeZone } = facts;
    const { number, percent, plural, duration, time } = formats;
    const about =
      company ?? `${number(companies)} ${plural(companies, { one: 'empresa', other: 'empresas' })}`;
    const trainees = plural(sum.people, { one: 'participante', other: 'participantes' });
    const stuck = plural(sum.stuck, { one: 'estancado', other: 'estancados' });
    return {
      subject: `Informe semanal: ${company ?? 'todas las empresas'}`,
      paragraphs: paragraphsOf(facts, formats, {
        noTrainees: `${about}: todavía no hay participantes.`,
        figures: `${about}: ${number(sum.people)} ${trainees}, ${number(sum.completed)} con la formación completada (${percent(sum.completedPercent)}), puntuación media del ${percent(sum.averageScore)}, ${number(sum.stuck)} ${stuck}.`,
        stuckIn: 'Empresas con participantes estancados:',
        unnamed: ` y ${number(stuckIn.unnamed)} más`,
        counted: `Datos del ${time(countedAt, timeZone)} (${timeZone}). Un participante está estancado si lleva más de ${duration(STUCK_AFTER_DAYS, 'day')} sin avanzar.`,
      }),
      button: company === null ? 'Abrir los informes' : 'Abrir el informe',
      ending:
        'Recibe este correo porque ha solicitado un informe semanal. Puede cancelarlo en su configuración de notificaciones.',
    };
  },
};
