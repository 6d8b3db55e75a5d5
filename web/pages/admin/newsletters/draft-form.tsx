import { useTranslation } from "react-i18next";
import type { NewsletterCategory } from "#contract/content/newsletter.ts";
import type { IssueThing, KeptIssue } from "#contract/content/newsletter-desk.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { locales } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { RemoveText } from "#web/pages/admin/content/remove-text.tsx";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { useLinedForm } from "#web/pages/admin/kept/use-lined-form.ts";
import { IssueFields } from "./issue-fields.tsx";
import { bodyOf, type IssueValues, isStored, valuesOf } from "./issue-values.ts";
import { Previews } from "./previews.tsx";
import { SendPart } from "./send-part.tsx";

interface DraftFormProps {
  issue: KeptIssue;
  categories: readonly NewsletterCategory[];
}

/** A draft: written, looked at, tried on oneself, and sent once what is stored is what the form says. */
export function DraftForm({ issue, categories }: DraftFormProps) {
  const { t } = useTranslation("newsletterDesk");
  const locale = useLocale();
  const params = { id: issue.id };
  const form = useLinedForm<KeptIssue, IssueValues>(issue, {
    valuesOf,
    write: async (values, version) =>
      (await browserApi.newsletterDesk.change({ params, body: { ...bodyOf(values), version } })).data,
    read: async () => (await browserApi.newsletterDesk.get({ params })).data,
    linesOf: useIssueLines(),
    saved: t("saved"),
  });
  const values = form.form.watch();
  return (
    <>
      <form onSubmit={form.onSubmit} noValidate method="post" className="mt-6 grid gap-6">
        <IssueFields form={form} categories={categories} />
        <LinedEnd {...form}>
          <Previews read={() => bodyOf(form.form.getValues())} />
          <RemoveText
            name={issue.subject[locale] || issue.subject.cs}
            text={t("removeText")}
            to={pathTo("newsletterDesk", locale)}
            remove={() => browserApi.newsletterDesk.remove({ params, query: { version: issue.version } })}
          />
        </LinedEnd>
      </form>
      <SendPart issue={issue} hasChanges={!isStored(values, issue)} />
    </>
  );
}

/** An issue in words, one line for each thing that it says. */
function useIssueLines(): (values: IssueValues) => string[] {
  const { t } = useTranslation(["newsletterDesk", "deskForm"]);
  const names = (things: readonly IssueThing[]) => things.map(({ name }) => name.cs).join(", ") || t("none");
  return (values) => [
    ...(["subject", "preheader", "opening"] as const).flatMap((field) =>
      locales.map(
        (lang) => `${t(`deskForm:in.${lang}`, { label: t(`field.${field}`) })}: ${values[field][lang]}`,
      ),
    ),
    `${t("articles.label")}: ${names(values.articles)}`,
    `${t("lots.label")}: ${names(values.lots)}`,
    values.audience === "all"
      ? t("audience.all")
      : t("audience.someLine", { count: values.categoryIds.length }),
  ];
}
