import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { ArticleBody, EditableArticle } from "#contract/content/article-admin.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { instantOfWallText, wallTimeText } from "#contract/values/prague-time.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BothFields } from "#web/pages/admin/editing/both-fields.tsx";
import { EditEnd } from "#web/pages/admin/editing/edit-end.tsx";
import { useEditForm } from "#web/pages/admin/editing/use-edit-form.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { BothBodies } from "./both-bodies.tsx";
import { History } from "./history.tsx";
import { Preview } from "./preview.tsx";
import { RemoveText } from "./remove-text.tsx";
import { useDescribed } from "./use-described.ts";
import { ValueNames } from "./value-names.tsx";

interface Values extends Omit<ArticleBody, "categoryId" | "publishedAt"> {
  categoryId: string;
  /** A moment in Prague, as the browser's field has it; empty: a draft. */
  publishedAt: string;
}

const none: LocalizedText = { cs: "", en: "" };

interface ArticleFormProps {
  /** null: a new one. */
  article: EditableArticle | null;
  categories: readonly { id: number; name: LocalizedText }[];
}

/** From when it is read; now is one press. */
function PublishedField({ stored: { form, errorOf } }: { stored: ReturnType<typeof useArticleForm> }) {
  const { t } = useTranslation("contentAdmin");
  return (
    <div>
      <Input
        type="datetime-local"
        label={t("field.publishedAt")}
        hint={t("field.publishedHint")}
        error={errorOf("publishedAt")}
        {...form.register("publishedAt")}
      />
      <button
        type="button"
        className="quiet-link type-small min-h-11"
        onClick={() =>
          form.setValue("publishedAt", wallTimeText(Date.now()), { shouldDirty: true, shouldValidate: true })
        }
      >
        {t("field.publishNow")}
      </button>
    </div>
  );
}

/** An article in both languages: stored as a draft, for later, or for now. */
export function ArticleForm({ article, categories }: ArticleFormProps) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  const stored = useArticleForm(article, categories);
  const { form, onSubmit, errorOf } = stored;
  return (
    <>
      <form onSubmit={onSubmit} noValidate method="post" className="mt-6 grid grid-cols-1 gap-5">
        {categories.length === 0 && <Notice tone="warning">{t("category.needed")}</Notice>}
        <BothFields stored={stored} name="title" label={t("field.title")} most={200} required />
        <BothFields stored={stored} name="lead" label={t("field.lead")} most={600} rows={3} />
        <BothBodies stored={stored} name="body" label={t("field.body")} />
        <ValueNames />
        <div className="grid gap-4 tablet:grid-cols-2">
          <Select
            label={t("field.category")}
            error={errorOf("categoryId")}
            options={categories.map(({ id, name }) => ({
              value: String(id),
              label: name[locale] || name.cs,
            }))}
            {...form.register("categoryId")}
          />
          <PublishedField stored={stored} />
        </div>
        <BothFields stored={stored} name="author" label={t("field.author")} most={100} />
        <BothFields stored={stored} name="pictureAlt" label={t("field.pictureAlt")} most={300} />
        <EditEnd stored={stored}>
          {(["cs", "en"] as const).map((lang) => (
            <Preview
              key={lang}
              lang={lang}
              read={() => {
                const { title, lead, body } = form.getValues();
                return { title: title[lang], lead: lead[lang], body: body[lang] };
              }}
            />
          ))}
          {article && (
            <RemoveText
              name={article.title.cs}
              to={pathTo("contentAdmin", locale)}
              remove={() => {
                const { id, version, picture } = article;
                const query = { version, pictureId: picture?.id ?? "" };
                return browserApi.contentAdmin.removeArticle({ params: { id }, query });
              }}
            />
          )}
        </EditEnd>
      </form>
      {article && <ArticlePicture article={article} />}
      {article && (
        <History
          read={() => browserApi.contentAdmin.articleVersions({ params: { id: article.id } })}
          stored={stored}
          valuesOf={(value) => ("categoryId" in value ? valuesOf(value, categories) : {})}
        />
      )}
    </>
  );
}

function useArticleForm(article: EditableArticle | null, categories: ArticleFormProps["categories"]) {
  const announce = useDescribedArticle(categories);
  const navigate = useNavigate();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  return useEditForm<Values, EditableArticle>({
    stored: article,
    valuesOf: (from) => valuesOf(from, categories),
    announce,
    save: async (values, version) => {
      const body = bodyOf(values);
      if (article) {
        const params = { id: article.id };
        const { data } = await browserApi.contentAdmin.changeArticle({ params, body: { ...body, version } });
        await revalidate();
        return data;
      }
      const { data } = await browserApi.contentAdmin.addArticle({ body });
      await navigate(pathTo("articleAdmin", locale, { id: data.id }), { replace: true });
      return data;
    },
    read: async () => (await browserApi.contentAdmin.article({ params: { id: article?.id ?? 0 } })).data,
  });
}

function useDescribedArticle(categories: ArticleFormProps["categories"]) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  const describeTexts = useDescribed();
  return (values: Values) => {
    const category = categories.find(({ id }) => String(id) === values.categoryId)?.name;
    const at = instantOfWallText(values.publishedAt);
    const time = at === null ? t("state.draft") : formatDateTime(new Date(at).toISOString(), locale);
    return [
      ...describeTexts(values),
      { label: t("field.category"), text: category?.[locale] || category?.cs || "" },
      { label: t("field.publishedAt"), text: time },
    ];
  };
}

function valuesOf(article: ArticleBody | null, categories: ArticleFormProps["categories"]): Values {
  return {
    title: article?.title ?? none,
    lead: article?.lead ?? none,
    body: article?.body ?? none,
    pictureAlt: article?.pictureAlt ?? none,
    author: article?.author ?? none,
    categoryId: String(article?.categoryId ?? categories[0]?.id ?? ""),
    publishedAt: article?.publishedAt ? wallTimeText(Date.parse(article.publishedAt)) : "",
  };
}

function bodyOf({ categoryId, publishedAt, ...texts }: Values): ArticleBody {
  const at = instantOfWallText(publishedAt);
  return {
    ...texts,
    categoryId: Number(categoryId),
    publishedAt: at === null ? null : new Date(at).toISOString(),
  };
}
