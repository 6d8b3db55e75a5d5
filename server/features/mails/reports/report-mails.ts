import type { ReportAction, ReportGround, ReportKind } from "#contract/messages/report-words.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { actionWords, groundWords, kindWords, redress } from "./report-words.ts";

export interface Filed {
  readonly id: number;
  readonly kind: ReportKind;
  readonly quoted: string | null;
  /** Where its reader sees how it stands. */
  readonly url: string;
}
interface Decided extends Filed {
  readonly isUpheld: boolean;
  readonly action: ReportAction | null;
  readonly ground: ReportGround | null;
  readonly reason: string;
}

/** To who reported: it has come, under this number (Digital Services Act, Art. 16). */
export const reportReceivedMail = (report: Filed): MailTexts => ({
  cs: () => ({
    subject: `Přijali jsme vaše nahlášení č. ${report.id}`,
    heading: "Nahlášení jsme přijali",
    paragraphs: [
      "děkujeme. Nahlášení posoudí člověk a o rozhodnutí i s odůvodněním vám napíšeme. Jeho stav uvidíte na jeho stránce.",
    ],
    facts: factsOf("cs", report),
    action: { label: "Zobrazit nahlášení", url: report.url },
  }),
  en: () => ({
    subject: `We have received your report no. ${report.id}`,
    heading: "We have received your report",
    paragraphs: [
      "Thank you. A person will review your report, and we will write to you with the decision and its reasons. You can follow its status on its page.",
    ],
    facts: factsOf("en", report),
    action: { label: "See the report", url: report.url },
  }),
});

/** To who reported. */
export const reportDecidedMail = (report: Decided): MailTexts => ({
  cs: () => ({
    subject: "Vaše nahlášení je rozhodnuté",
    heading: report.isUpheld ? "Dali jsme vám za pravdu" : "Porušení pravidel jsme neshledali",
    paragraphs: ["vaše nahlášení posoudil moderátor. Jeho odůvodnění:", `„${report.reason}“`],
    facts: [...factsOf("cs", report), ...consequenceOf("cs", report)],
    action: { label: "Zobrazit nahlášení", url: report.url },
    note: redress.cs,
  }),
  en: () => ({
    subject: "Your report has been decided",
    heading: report.isUpheld ? "We agree with your report" : "We found no breach of the rules",
    paragraphs: ["A moderator has looked at your report. The reason given:", `“${report.reason}”`],
    facts: [...factsOf("en", report), ...consequenceOf("en", report)],
    action: { label: "See the report", url: report.url },
    note: redress.en,
  }),
});

/** To whom an upheld report hits: the statement of reasons (Digital Services Act, Art. 17). */
export const reportUpheldMail = (report: Decided): MailTexts => ({
  cs: () => ({
    subject: "Rozhodli jsme o nahlášení vašeho obsahu",
    heading: "Váš obsah porušil pravidla",
    paragraphs: [
      "někdo nám nahlásil váš obsah a moderátor po posouzení dal nahlášení za pravdu. Jeho odůvodnění:",
      `„${report.reason}“`,
    ],
    facts: [...factsOf("cs", report), ...consequenceOf("cs", report)],
    action: { label: "Zobrazit rozhodnutí", url: report.url },
    note: redress.cs,
  }),
  en: () => ({
    subject: "We have decided a report about your content",
    heading: "Your content broke the rules",
    paragraphs: [
      "Somebody reported your content, and a moderator has looked at it and agreed. The reason given:",
      `“${report.reason}”`,
    ],
    facts: [...factsOf("en", report), ...consequenceOf("en", report)],
    action: { label: "See the decision", url: report.url },
    note: redress.en,
  }),
});

/** A mail quotes this many characters of what was reported. */
const quotedCharacters = 300;

export function factsOf(locale: Locale, { id, kind, quoted }: Filed): [string, string][] {
  const mails = [...(quoted ?? "")];
  const wording = mails.slice(0, quotedCharacters).join("") + (mails.length > quotedCharacters ? "…" : "");
  const label = labels[locale];
  return [
    [label.report, `${label.number} ${id}`],
    [label.what, kindWords[kind][locale]],
    ...(wording ? [[label.wording, wording] as [string, string]] : []),
  ];
}

export function consequenceOf(
  locale: Locale,
  { action, ground }: Pick<Decided, "action" | "ground">,
): [string, string][] {
  const label = labels[locale];
  return [
    ...(action ? [[label.measure, actionWords[action][locale]] as [string, string]] : []),
    ...(ground ? [[label.ground, groundWords[ground][locale]] as [string, string]] : []),
  ];
}

const labels = {
  cs: {
    report: "Nahlášení",
    number: "č.",
    what: "Co",
    wording: "Znění",
    measure: "Opatření",
    ground: "Základ",
  },
  en: {
    report: "Report",
    number: "no.",
    what: "What",
    wording: "Wording",
    measure: "Measure",
    ground: "Ground",
  },
} as const;
