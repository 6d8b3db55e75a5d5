import type { IssueBody } from "#contract/newsletter-issues/newsletter-admin.ts";

/** An issue to everybody that says one paragraph. */
export const issueBody: IssueBody = {
  subject: { cs: "Podzimní sklep", en: "Autumn cellar" },
  preheader: { cs: "Co přibylo", en: "" },
  opening: { cs: "vybrali jsme pro vás, co letos dozrálo.\n\nHezké čtení.", en: "" },
  ...{ articleIds: [], lotIds: [], categoryIds: [] },
};
