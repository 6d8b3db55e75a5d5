import type { NotificationEvent } from "#contract/bids/live.ts";
import { formFor } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";

type Words = Record<Locale, string>;

/** What a push says under the name of its listing. */
export const pushWords: Record<NotificationEvent["kind"] | "ending", Words> = {
  outbid: { cs: "Někdo vás přehodil.", en: "You have been outbid." },
  leading: { cs: "Opět vedete.", en: "You are leading again." },
  won: { cs: "Vyhráli jste.", en: "You have won." },
  lost: { cs: "Aukce skončila, vyhrál někdo jiný.", en: "The auction has ended, somebody else won." },
  sold: { cs: "Prodáno.", en: "Sold." },
  unsold: { cs: "Aukce skončila bez prodeje.", en: "The auction has ended without a sale." },
  approved: { cs: "Nabídku jsme schválili.", en: "We have approved your listing." },
  returned: { cs: "Nabídku je třeba upravit.", en: "Your listing needs changes." },
  change_refused: { cs: "Úpravu nabídky jsme neschválili.", en: "We have not approved the change." },
  cancelled: { cs: "Moderátor nabídku zrušil.", en: "A moderator has cancelled the listing." },
  taken_off: { cs: "Prodávající nabídku stáhl.", en: "The seller has withdrawn the listing." },
  restored: { cs: "Nabídka je zpět.", en: "The listing is back." },
  frozen: { cs: "Aukce je pozastavená.", en: "The auction is on hold." },
  resumed: { cs: "Aukce opět běží.", en: "The auction is running again." },
  bid_retracted: { cs: "Moderátor stáhl váš příhoz.", en: "A moderator has withdrawn your bid." },
  review_hidden: { cs: "Moderátor skryl vaše hodnocení.", en: "A moderator has hidden your review." },
  answer_hidden: {
    cs: "Moderátor skryl otázku s odpovědí.",
    en: "A moderator has hidden a question and its answer.",
  },
  deal: { cs: "V obchodu je něco nového.", en: "There is news in your deal." },
  offer_made: { cs: "Přišla nabídka ceny.", en: "You have an offer." },
  offer_countered: { cs: "Druhá strana navrhuje jinou cenu.", en: "The other side proposes another price." },
  offer_declined: { cs: "Nabídka ceny byla odmítnuta.", en: "The offer has been declined." },
  second_chance: {
    cs: "Prodávající vám nabízí neprodanou položku.",
    en: "The seller offers you the unsold item.",
  },
  review_wanted: {
    cs: "Jak obchod dopadl? Ohodnoťte druhou stranu.",
    en: "How did the deal go? Review the other side.",
  },
  search_found: { cs: "Objevilo se, co hledáte.", en: "What you are looking for has turned up." },
  supply_found: {
    cs: "Někdo nabízí, co poptáváte.",
    en: "Somebody offers what you want to buy.",
  },
  demand_found: { cs: "Někdo poptává, co nabízíte.", en: "Somebody wants to buy what you offer." },
  goods_back: { cs: "Zboží, které hlídáte, je skladem.", en: "Goods you are waiting for are in stock." },
  goods_cheaper: {
    cs: "Zboží je skladem za cenu, kterou hlídáte.",
    en: "In stock at the price you are waiting for.",
  },
  first_bid: { cs: "Přišel první příhoz.", en: "The first bid is in." },
  reserve_met: { cs: "Minimální cena je dosažena.", en: "The reserve has been met." },
  tax_wanted: { cs: "Doplňte prosím údaje pro daně.", en: "Please add your tax details." },
  ending: { cs: "Sledovaná aukce do hodiny končí.", en: "An auction you follow ends within the hour." },
};

const foundForms = {
  cs: {
    one: "A ještě 1 další, co hledáte.",
    few: "A další #, co hledáte.",
    other: "A dalších #, co hledáte.",
  },
  en: { one: "And 1 more that you are looking for.", other: "And # more that you are looking for." },
};

/** What a push says of several finds of a search, under the name of the newest. */
export function furtherFoundWords(further: number): Words {
  const inWords = (locale: Locale) => formFor(locale, further, foundForms[locale]).replace("#", String(further));
  return { cs: inWords("cs"), en: inWords("en") };
}

export const unreadWords: Words = {
  cs: "Čeká na vás nepřečtená zpráva.",
  en: "An unread message is waiting.",
};
