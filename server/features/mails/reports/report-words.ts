import type {
  ListingReturn,
  ReportAction,
  ReportGround,
  ReportKind,
} from "#contract/messages/report-words.ts";
import { appealMonths } from "#contract/messages/report-words.ts";
import { countedCzech, countedEnglish } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";

type Words<Key extends string> = Record<Key, Record<Locale, string>>;

/** Words of mails about reports; those of pages are in web/i18n. */
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
    en: "The breach is confirmed, with no further measure.",
  },
  taken_off: { cs: "Nabídka je stažená z prodeje.", en: "The listing has been taken off." },
  hidden: { cs: "Text je skrytý.", en: "The text is hidden." },
  suspended: { cs: "Účet je pozastavený.", en: "The account is suspended." },
};

/** What became of a listing that had been taken off, once the appeal was granted. */
export const listingWords: Words<ListingReturn> = {
  back: {
    cs: "Je zpět v prodeji. Příhozy, které jejím stažením zanikly, se nevracejí.",
    en: "It is back on sale. Bids that became void when it was taken off are not restored.",
  },
  ended: {
    cs: "Zůstává stažená, protože její konec mezitím uplynul.",
    en: "It remains off sale because its end has passed in the meantime.",
  },
  held: {
    cs: "Zůstává stažená, protože se na ni vztahuje ještě jiné rozhodnutí.",
    en: "It remains off sale because another decision applies to it too.",
  },
  withdrawn: {
    cs: "Zůstává stažená, stáhl ji sám prodávající.",
    en: "It remains off sale because the seller withdrew it.",
  },
  again: {
    cs: "Zůstává stažená, protože ji prodávající mezitím nabízí znovu.",
    en: "It remains off sale because the seller has already listed it again.",
  },
  account: {
    cs: "Zůstává stažená, protože účet prodávajícího teď prodávat nemůže.",
    en: "It remains off sale because the seller’s account cannot sell at the moment.",
  },
  category: {
    cs: "Zůstává stažená, protože její kategorie už takovou nabídku nepřijímá.",
    en: "It remains off sale because its category no longer accepts such listings.",
  },
};

const copyIt: Record<Locale, string> = {
  cs: "Vystavit ji můžete znovu: ve Vašich aukcích u ní zvolte Duplikovat.",
  en: "You can list it again: choose Duplicate next to it under Your listings.",
};

/** What its seller can do about a listing that stays off; null: nothing is to be done. */
export const listingAdvice: Record<ListingReturn, Record<Locale, string> | null> = {
  back: null,
  again: null,
  ended: copyIt,
  withdrawn: copyIt,
  category: {
    cs: "Vystavit ji můžete znovu v jiné kategorii nebo jinak: ve Vašich aukcích u ní zvolte Duplikovat.",
    en: "You can list it again in another category or in another way: choose Duplicate next to it under Your listings.",
  },
  held: {
    cs: "Proti druhému rozhodnutí se můžete odvolat na jeho stránce, odkaz na ni jste dostali e-mailem.",
    en: "You can appeal against the other decision on its own page; we have e-mailed you the link.",
  },
  account: {
    cs: "Až bude účet zase smět prodávat, můžete ji vystavit znovu: ve Vašich aukcích u ní zvolte Duplikovat.",
    en: "Once the account can sell again, you can list it again: choose Duplicate next to it under Your listings.",
  },
};

export const groundWords: Words<ReportGround> = {
  law: { cs: "Obsah odporuje právním předpisům.", en: "The content is against the law." },
  terms: { cs: "Obsah odporuje podmínkám Kabinetu.", en: "The content is against the terms of Kabinet." },
};

/** What remains to whom an appeal has failed, or who has had theirs. */
export const furtherRedress: Record<Locale, string> = {
  cs: "Rozhodl jiný moderátor než poprvé. Pokud nesouhlasíte, můžete se obrátit na mimosoudní orgán nebo soud.",
  en: "A different moderator decided this. If you disagree, you may turn to an out-of-court body or to a court.",
};

/** How to object to a decision (Digital Services Act, Art. 17 and 20). */
export const redress: Record<Locale, string> = {
  cs: `Rozhodl člověk. Pokud nesouhlasíte, můžete se do ${countedCzech(appealMonths, "month", "genitive")} odvolat na téže stránce a rozhodne jiný moderátor. Můžete se obrátit i na mimosoudní orgán nebo soud.`,
  en: `A person decided this. If you disagree, you can appeal on the same page within ${countedEnglish(appealMonths, "month")} and another moderator will decide. You may also turn to an out-of-court body or to a court.`,
};
