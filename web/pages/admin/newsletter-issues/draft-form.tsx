import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { NewsletterCategory } from "#contract/newsletter/newsletter.ts";
import type { EditableIssue, IssueThing } from "#contract/newsletter-issues/newsletter-admin.ts";
import { locales } from "#contract/values/locale.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { RemoveText } from "#web/pages/admin/content/remove-text.tsx";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { IssueFields } from "./issue-fields.tsx";
import { bodyOf, type IssueValues, isStored, valuesOf } from "./issue-values.ts";
import { Previews } from "./previews.tsx";
import { SendPart } from "./send-part.tsx";

interface DraftFormProps {
  issue: EditableIssue;
  categories: readonly NewsletterCategory[];
}

/** A draft: written, looked at, tried on oneself, and sent once what is stored is what the form says. */
export function DraftForm({ issue, categories }: DraftFormProps) {
  const { t } = useTranslation("newsletterAdmin");
  const locale = useLocale();
  const params = { id: issue.id };
  const form = useVersionedLines<EditableIssue, IssueValues>(issue, {
    valuesOf,
    write: async (values, version) =>
      (await browserApi.newsletterAdmin.change({ params, body: { ...bodyOf(values), version } })).data,
    read: async () => (await browserApi.newsletterAdmin.get({ params })).data,
    linesOf: useIssueLines(),
    saved: t("saved"),
  });
  const values = form.form.watch();
  return (
    <>
      <form onSubmit={form.onSubmit} noValidate method="post" className="mt-6 grid gap-6">
        <IssueFields form={form} categories={categories} />
        <VersionedEnd {...form}>
          <Previews read={() => bodyOf(form.form.getValues())} />
          <RemoveText
            name={issue.subject[locale] || issue.subject.cs}
            text={t("removeText")}
            to={pathTo("newsletterAdmin", locale)}
            remove={() => browserApi.newsletterAdmin.remove({ params, query: { version: issue.version } })}
          />
        </VersionedEnd>
      </form>
      <SendPart issue={issue} hasChanges={!isStored(values, issue)} />
    </>
  );
}

/** An issue in words, one line for each thing that it says. */
function useIssueLines(): (values: IssueValues) => string[] {
  const { t } = useTranslation(["newsletterAdmin", "adminForm"]);
  const names = (things: readonly IssueThing[]) => things.map(({ name }) => name.cs).join(", ") || t("none");
  return (values) => [
    ...(["subject", "preheader", "opening"] as const).flatMap((field) =>
      locales.map((lang) => `${t(`adminForm:in.${lang}`, { label: t(`field.${field}`) })}: ${values[field][lang]}`),
    ),
    `${t("articles.label")}: ${names(values.articles)}`,
    `${t("lots.label")}: ${names(values.lots)}`,
    values.audience === "all" ? t("audience.all") : t("audience.someLine", { count: values.categoryIds.length }),
  ];
}
