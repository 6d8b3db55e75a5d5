import { infoPageIds } from "#contract/content/content.ts";
import type { LocalizedText } from "#contract/values/locale.ts";

interface SitePage {
  readonly id: number;
  /** Base name of the files in `pages/`: `{file}.{cs|en}.html`. */
  readonly file: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly showsOperator: boolean;
}

/** Info pages of a fresh installation, in their order; the operator may change them. */
export const sitePages: readonly SitePage[] = [
  {
    id: infoPageIds.terms,
    file: "terms",
    title: { cs: "Obchodní podmínky", en: "Terms and conditions" },
    description: {
      cs: "Kdo s kým uzavírá smlouvu, jak probíhají aukce, zaplacení, odstoupení a reklamace na Kabinetu.",
      en: "The parties to a contract, and how auctions, payment, withdrawal and complaints work on Kabinet.",
    },
    showsOperator: true,
  },
  {
    id: infoPageIds.privacy,
    file: "privacy",
    title: { cs: "Ochrana osobních údajů", en: "Privacy policy" },
    description: {
      cs: "Které osobní údaje Kabinet zpracovává, proč, jak dlouho a jaká máte práva. Seznam cookies.",
      en: "Which personal data Kabinet processes, why, for how long, and your rights. List of cookies.",
    },
    showsOperator: true,
  },
  {
    id: infoPageIds.bidding,
    file: "bidding",
    title: { cs: "Jak přihazovat", en: "How to bid" },
    description: {
      cs: "Jak funguje maximum, o kolik se přihazuje, co je minimální cena a proč se konec aukce posouvá.",
      en: "How a maximum works, the increments, what a reserve is and why the end of an auction moves.",
    },
    showsOperator: false,
  },
  {
    id: infoPageIds.fees,
    file: "fees",
    title: { cs: "Poplatky", en: "Fees" },
    description: {
      cs: "Co stojí nákup a prodej na Kabinetu: poplatky kupujících a prodávajících a placené služby.",
      en: "What buying and selling on Kabinet costs: fees of buyers and sellers, and paid services.",
    },
    showsOperator: false,
  },
  {
    id: infoPageIds.contact,
    file: "contact",
    title: { cs: "Kontakt", en: "Contact" },
    description: {
      cs: "Jak se na nás obrátit, kam s dotazem, reklamací nebo oznámením protiprávního obsahu.",
      en: "How to reach us, and where to turn with a question, a complaint or notice of illegal content.",
    },
    showsOperator: true,
  },
  {
    id: infoPageIds.about,
    file: "about",
    title: { cs: "O Kabinetu", en: "About Kabinet" },
    description: {
      cs: "Tržiště sběratelských lihovin, vína a tabáku: čeho se držíme a jak se u nás prodává.",
      en: "A marketplace for collectible spirits, wine and tobacco: our principles and how things are sold.",
    },
    showsOperator: false,
  },
];
