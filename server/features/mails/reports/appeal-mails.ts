import type {
  AppealOutcome,
  ListingReturn,
  ReportAction,
  ReportGround,
} from "#contract/messages/report-words.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { consequenceOf, type Filed, factsOf } from "./report-mails.ts";
import { furtherRedress, listingAdvice, listingWords, redress } from "./report-words.ts";

interface DecidedAppeal extends Filed {
  readonly outcome: AppealOutcome;
  readonly action: ReportAction | null;
  readonly ground: ReportGround | null;
  /** What became of a listing that had been taken off. */
  readonly listing: ListingReturn | null;
  readonly reason: string;
  /** Whether its reader made the appeal. */
  readonly isOwn: boolean;
  /** Whether its reader is whom it concerns. */
  readonly isReported: boolean;
  /** Whether its reader may appeal in turn. */
  readonly mayAppeal: boolean;
}

/** To who appealed: the appeal has come. */
export const appealReceivedMail = (report: Filed): MailTexts => ({
  cs: () => ({
    subject: `Přijali jsme vaše odvolání k nahlášení č. ${report.id}`,
    heading: "Odvolání jsme přijali",
    paragraphs: ["rozhodne o něm jiný moderátor než poprvé. O výsledku i s odůvodněním vám napíšeme."],
    facts: factsOf("cs", report),
    action: { label: "Zobrazit nahlášení", url: report.url },
  }),
  en: () => ({
    subject: `We have received your appeal about report no. ${report.id}`,
    heading: "We have received your appeal",
    paragraphs: [
      "A different moderator will decide it. We will write to you with the outcome and its reasons.",
    ],
    facts: factsOf("en", report),
    action: { label: "See the report", url: report.url },
  }),
});

/** To both sides: what came of an appeal and why (Digital Services Act, Art. 20). */
export const appealDecidedMail = (appeal: DecidedAppeal): MailTexts => ({
  cs: () => ({
    subject: `Rozhodli jsme o odvolání k nahlášení č. ${appeal.id}`,
    heading:
      appeal.outcome === "granted" ? "Odvolání jsme vyhověli" : "Odvolání jsme zamítli, rozhodnutí platí",
    paragraphs: [
      appeal.isOwn
        ? "vaše odvolání posoudil jiný moderátor. Jeho odůvodnění:"
        : "proti rozhodnutí o nahlášení se odvolala druhá strana a posoudil to jiný moderátor. Jeho odůvodnění:",
      `„${appeal.reason}“`,
      ...adviceOf("cs", appeal),
    ],
    facts: [...factsOf("cs", appeal), ...consequenceOf("cs", appeal), ...returnOf("cs", appeal)],
    action: { label: "Zobrazit rozhodnutí", url: appeal.url },
    note: (appeal.mayAppeal ? redress : furtherRedress).cs,
  }),
  en: () => ({
    subject: `We have decided the appeal about report no. ${appeal.id}`,
    heading:
      appeal.outcome === "granted"
        ? "We have granted the appeal"
        : "We have refused the appeal, the decision stands",
    paragraphs: [
      appeal.isOwn
        ? "Another moderator has looked at your appeal. The reason given:"
        : "The other side appealed against the decision on a report, and another moderator has looked at it. The reason given:",
      `“${appeal.reason}”`,
      ...adviceOf("en", appeal),
    ],
    facts: [...factsOf("en", appeal), ...consequenceOf("en", appeal), ...returnOf("en", appeal)],
    action: { label: "See the decision", url: appeal.url },
    note: (appeal.mayAppeal ? redress : furtherRedress).en,
  }),
});

const listingLabel: Record<Locale, string> = { cs: "Nabídka", en: "Listing" };

const returnOf = (locale: Locale, { listing }: DecidedAppeal): [string, string][] =>
  listing ? [[listingLabel[locale], listingWords[listing][locale]]] : [];

/** To its seller alone. */
function adviceOf(locale: Locale, { listing, isReported }: DecidedAppeal): string[] {
  const advice = listing && isReported ? listingAdvice[listing] : null;
  return advice ? [advice[locale]] : [];
}
