import type { LocalizedText } from "#contract/values/locale.ts";

interface SiteDocument {
  /** Base name of the texts in `documents/`: `{file}.{cs|en}.txt`. */
  readonly file: string;
  readonly fileName: LocalizedText;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
}

/** Documents of a fresh installation, in their order. */
export const siteDocuments: readonly SiteDocument[] = [
  {
    file: "withdrawal",
    fileName: { cs: "odstoupeni-od-smlouvy.rtf", en: "withdrawal.rtf" },
    title: { cs: "Odstoupení od smlouvy", en: "Withdrawal form" },
    description: {
      cs: "Vzorový formulář pro koupi od podnikatele, do 14 dnů od převzetí.",
      en: "Model form for purchases from a trader, within 14 days of receipt.",
    },
  },
  {
    file: "complaint",
    fileName: { cs: "reklamace.rtf", en: "complaint.rtf" },
    title: { cs: "Reklamace", en: "Complaint" },
    description: {
      cs: "Pro uplatnění vady u prodávajícího.",
      en: "For claiming a defect from the seller.",
    },
  },
  {
    file: "hand-over",
    fileName: { cs: "predavaci-protokol.rtf", en: "hand-over.rtf" },
    title: { cs: "Předávací protokol", en: "Record of hand-over" },
    description: { cs: "Pro předání z ruky do ruky.", en: "For handing over in person." },
  },
  {
    file: "condition-sheet",
    fileName: { cs: "list-stavu.rtf", en: "condition-sheet.rtf" },
    title: { cs: "List stavu", en: "Condition sheet" },
    description: {
      cs: "Co si o lahvi zapsat a vyfotit, než ji nabídnete.",
      en: "What to write down and photograph before you offer a bottle.",
    },
  },
];
