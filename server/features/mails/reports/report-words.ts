import type { ReportAction, ReportGround, ReportKind } from "#contract/messages/report-words.ts";
import type { Locale } from "#contract/values/locale.ts";

type Words<Key extends string> = Record<Key, Record<Locale, string>>;

/** Words of letters about reports; those of pages are in web/i18n. */
export const kindWords: Words<ReportKind> = {
  message: { cs: "zpráva", en: "a message" },
  person: { cs: "uživatel v konverzaci", en: "a person in a conversation" },
  listing: { cs: "nabídka", en: "a listing" },
  product: { cs: "zboží", en: "a product" },
  review: { cs: "hodnocení", en: "a review" },
  profile: { cs: "profil", en: "a profile" },
};

export const actionWords: Words<ReportAction> = {
  none: {
    cs: "Porušení jsme potvrdili, bez dalšího opatření.",
    en: "The breach is confirmed, without a further measure.",
  },
  taken_off: { cs: "Nabídka je stažená z prodeje.", en: "The listing has been taken off." },
  hidden: { cs: "Text je skrytý.", en: "The text is hidden." },
  suspended: { cs: "Účet je pozastavený.", en: "The account is suspended." },
};

export const groundWords: Words<ReportGround> = {
  law: { cs: "Obsah odporuje právním předpisům.", en: "The content is against the law." },
  terms: { cs: "Obsah odporuje podmínkám Kabinetu.", en: "The content is against the terms of Kabinet." },
};

/** What remains to whom an appeal has failed, or who has had theirs. */
export const furtherRedress: Record<Locale, string> = {
  cs: "Rozhodl jiný moderátor než poprvé. Pokud nesouhlasíte, můžete se obrátit na mimosoudní orgán nebo soud.",
  en: "Another moderator than the first one decided this. If you disagree, you may turn to an out-of-court body or to a court.",
};

/** How to object to a decision (Digital Services Act, Art. 17 and 20). */
export const redress: Record<Locale, string> = {
  cs: "Rozhodl člověk. Pokud nesouhlasíte, můžete se do šesti měsíců odvolat na téže stránce a rozhodne jiný moderátor. Můžete se obrátit i na mimosoudní orgán nebo soud.",
  en: "A person decided this. If you disagree, you can appeal on the same page within six months and another moderator will decide. You may also turn to an out-of-court body or to a court.",
};
