import type { EditableIssue, IssueBody, IssueThing } from "#contract/newsletter-issues/newsletter-admin.ts";

/** An issue as its form holds it: what it shows with its names. */
export interface IssueValues extends Pick<IssueBody, "subject" | "preheader" | "opening" | "categoryIds"> {
  articles: IssueThing[];
  lots: IssueThing[];
  audience: "all" | "some";
}

export const newIssue: IssueValues = {
  subject: { cs: "", en: "" },
  preheader: { cs: "", en: "" },
  opening: { cs: "", en: "" },
  ...{ articles: [], lots: [], categoryIds: [], audience: "all" },
};

export function valuesOf({ subject, preheader, opening, articles, lots, categoryIds }: EditableIssue): IssueValues {
  const audience = categoryIds.length > 0 ? "some" : "all";
  return { subject, preheader, opening, articles, lots, categoryIds, audience };
}

/** What is sent; the server checks it. */
export function bodyOf(values: IssueValues): IssueBody {
  const trimmed = ({ cs, en }: IssueValues["subject"]) => ({ cs: cs.trim(), en: en.trim() });
  return {
    subject: trimmed(values.subject),
    preheader: trimmed(values.preheader),
    opening: trimmed(values.opening),
    articleIds: values.articles.map(({ id }) => id),
    lotIds: values.lots.map(({ id }) => id),
    categoryIds: values.audience === "some" ? values.categoryIds.toSorted((a, b) => a - b) : [],
  };
}

/** Whether the form says the same as what is stored. */
export function isStored(values: IssueValues, issue: EditableIssue): boolean {
  return JSON.stringify(bodyOf(values)) === JSON.stringify(bodyOf(valuesOf(issue)));
}
