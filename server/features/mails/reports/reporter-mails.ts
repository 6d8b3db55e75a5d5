import type { ReporterMeasure } from "#contract/messages/reporter-measures.ts";
import type { Locale } from "#contract/values/locale.ts";
import { objection } from "#server/features/mails/templates/decision.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { formatMoment } from "#server/messages/formats.ts";

interface Measured {
  readonly kind: ReporterMeasure;
  /** Of a pause. */
  readonly until: Date | null;
  readonly reason: string;
  /** The page of the report on which it was decided. */
  readonly url: string;
}

/** To whoever often sends manifestly unfounded reports: a warning, or a pause (Digital Services Act, Art. 23). */
export const reporterMeasuredMail = (measure: Measured): MailTexts =>
  measure.kind === "warning" ? warningMail(measure) : pauseMail(measure);

const warningMail = ({ reason, url }: Measured): MailTexts => ({
  cs: () => ({
    subject: "Upozornění k vašim nahlášením",
    heading: "Opakovaně nahlašujete bez důvodu",
    paragraphs: [
      "za poslední rok od vás přišlo několik nahlášení, která moderátor posoudil jako zjevně neopodstatněná.",
      "Budou-li přicházet dál, můžeme vám nahlašování na určitou dobu pozastavit.",
    ],
    ...reasonOf("cs", reason),
    action: { label: "Zobrazit nahlášení", url },
  }),
  en: () => ({
    subject: "A warning about your reports",
    heading: "You keep reporting without grounds",
    paragraphs: [
      "In the last year you sent several reports that a moderator found manifestly unfounded.",
      "If they keep coming, we may suspend your reporting for a while.",
    ],
    ...reasonOf("en", reason),
    action: { label: "See the report", url },
  }),
});

const pauseMail = ({ until, reason, url }: Measured): MailTexts => ({
  cs: () => ({
    subject: "Nahlašování jsme vám pozastavili",
    heading: "Nahlašovat teď nemůžete",
    paragraphs: [
      `i po upozornění od vás přicházela zjevně neopodstatněná nahlášení. Nová od vás nepřijmeme do ${formatMoment("cs", until ?? new Date(0))}.`,
      "Nahlášení, která čekají na rozhodnutí, posoudíme jako každá jiná. Všechno ostatní na Kabinetu můžete dál.",
    ],
    ...reasonOf("cs", reason),
    action: { label: "Zobrazit nahlášení", url },
  }),
  en: () => ({
    subject: "We have suspended your reporting",
    heading: "You cannot report for now",
    paragraphs: [
      `You continued to send manifestly unfounded reports after a warning. We accept no new ones from you until ${formatMoment("en", until ?? new Date(0))}.`,
      "Reports awaiting a decision are reviewed like any other. Everything else on Kabinet stays open to you.",
    ],
    ...reasonOf("en", reason),
    action: { label: "See the report", url },
  }),
});

/** The measure was withdrawn. */
export const reporterFreedMail = ({ kind, reason, url }: Measured): MailTexts => ({
  cs: () => ({
    subject: kind === "pause" ? "Nahlašovat zase můžete" : "Upozornění k vašim nahlášením už neplatí",
    heading: kind === "pause" ? "Nahlašovat zase můžete" : "Upozornění jsme zrušili",
    paragraphs: [
      kind === "pause"
        ? "pozastavení nahlašování jsme zrušili."
        : "upozornění k vašim nahlášením jsme zrušili a nijak se nepočítá.",
    ],
    facts: [[labels.cs, reason]],
    action: { label: "Zobrazit nahlášení", url },
  }),
  en: () => ({
    subject: kind === "pause" ? "You can report again" : "The warning about your reports is no longer valid",
    heading: kind === "pause" ? "You can report again" : "We have withdrawn the warning",
    paragraphs: [
      kind === "pause"
        ? "We have lifted the suspension of your reporting."
        : "We have withdrawn the warning about your reports, and it no longer counts.",
    ],
    facts: [[labels.en, reason]],
    action: { label: "See the report", url },
  }),
});

const labels: Record<Locale, string> = { cs: "Důvod", en: "Reason" };

function reasonOf(locale: Locale, reason: string): { facts: [string, string][]; note: string } {
  return { facts: [[labels[locale], reason]], note: objection[locale] };
}
