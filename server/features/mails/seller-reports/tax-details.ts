import { formatCount } from "#contract/values/written-amounts.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";
import { fewEuros, fewSales } from "#server/features/seller-reports/seller-report-rules.ts";

/** To a seller near the thresholds of a year's report, of whom it would miss something. */
export const taxDetailsMail = ({ year, url }: { year: number; url: string }): MailTexts => ({
  cs: () => ({
    subject: "Doplňte prosím údaje pro daně",
    heading: "Doplňte prosím údaje pro daně",
    paragraphs: [
      `v roce ${year} se vaše prodeje blíží hranici, od které je oznamujeme finančnímu úřadu: ${fewSales} prodejů nebo ${formatCount(fewEuros, "cs")} €. Ukládá nám to zákon č. 164/2013 Sb. (DAC7).`,
      "K oznámení nám o vás ještě něco chybí. Co to je, uvidíte ve svém účtu.",
      "Samotné oznámení neznamená, že máte platit daň.",
    ],
    action: { label: "Doplnit údaje", url },
  }),
  en: () => ({
    subject: "Please add your tax details",
    heading: "Please add your tax details",
    paragraphs: [
      `Your sales of ${year} are close to the limit above which we report them to the tax office: ${fewSales} sales or €${formatCount(fewEuros, "en")}. The law (Act 164/2013 Coll., DAC7) requires this of us.`,
      "Some of the details that the report needs are still missing. Your account shows which ones.",
      "Being reported does not in itself mean that you owe any tax.",
    ],
    action: { label: "Add the details", url },
  }),
});
