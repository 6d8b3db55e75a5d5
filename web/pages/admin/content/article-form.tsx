import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { ArticleBody, KeptArticle } from "#contract/content/article-desk.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { instantOfWallText, wallTimeText } from "#contract/values/prague-time.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BothFields } from "#web/pages/admin/kept/both-fields.tsx";
import { KeptEnd } from "#web/pages/admin/kept/kept-end.tsx";
import { useKeptForm } from "#web/pages/admin/kept/use-kept-form.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { BothBodies } from "./both-bodies.tsx";
import { History } from "./history.tsx";
import { Preview } from "./preview.tsx";
import { RemoveText } from "./remove-text.tsx";
import { useTold } from "./use-told.ts";

interface Values extends Omit<ArticleBody, "categoryId" | "publishedAt"> {
  categoryId: string;
  /** A moment in Prague, as the browser's field has it; empty: a draft. */
  publishedAt: string;
}

const none: LocalizedText = { cs: "", en: "" };

interface ArticleFormProps {
  /** null: a new one. */
  article: KeptArticle | null;
  categories: readonly { id: number; name: LocalizedText }[];
}

/** From when it is read; now is one press. */
function PublishedField({ kept: { form, errorOf } }: { kept: ReturnType<typeof useArticleForm> }) {
  const { t } = useTranslation("contentDesk");
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
  const { t } = useTranslation("contentDesk");
  const locale = useLocale();
  const kept = useArticleForm(article, categories);
  const { form, onSubmit, errorOf } = kept;
  return (
    <>
      <form onSubmit={onSubmit} noValidate method="post" className="mt-6 grid grid-cols-1 gap-5">
        {categories.length === 0 && <Notice tone="warning">{t("category.needed")}</Notice>}
        <BothFields kept={kept} name="title" label={t("field.title")} most={200} required />
        <BothFields kept={kept} name="lead" label={t("field.lead")} most={600} rows={3} />
        <BothBodies kept={kept} name="body" label={t("field.body")} />
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
          <PublishedField kept={kept} />
        </div>
        <BothFields kept={kept} name="author" label={t("field.author")} most={100} />
        <BothFields kept={kept} name="pictureAlt" label={t("field.pictureAlt")} most={300} />
        <KeptEnd kept={kept}>
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
              to={pathTo("contentDesk", locale)}
              remove={() => {
                const { id, version, picture } = article;
                const query = { version, pictureId: picture?.id ?? "" };
                return browserApi.contentDesk.removeArticle({ params: { id }, query });
              }}
            />
          )}
        </KeptEnd>
      </form>
      {article && <ArticlePicture article={article} />}
      {article && (
        <History
          read={() => browserApi.contentDesk.articleVersions({ params: { id: article.id } })}
          kept={kept}
          valuesOf={(value) => ("categoryId" in value ? valuesOf(value, categories) : {})}
        />
      )}
    </>
  );
}

function useArticleForm(article: KeptArticle | null, categories: ArticleFormProps["categories"]) {
  const tell = useToldArticle(categories);
  const navigate = useNavigate();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  return useKeptForm<Values, KeptArticle>({
    kept: article,
    valuesOf: (from) => valuesOf(from, categories),
    tell,
    save: async (values, version) => {
      const body = bodyOf(values);
      if (article) {
        const params = { id: article.id };
        const { data } = await browserApi.contentDesk.changeArticle({ params, body: { ...body, version } });
        await revalidate();
        return data;
      }
      const { data } = await browserApi.contentDesk.addArticle({ body });
      await navigate(pathTo("articleDesk", locale, { id: data.id }), { replace: true });
      return data;
    },
    read: async () => (await browserApi.contentDesk.article({ params: { id: article?.id ?? 0 } })).data,
  });
}

function useToldArticle(categories: ArticleFormProps["categories"]) {
  const { t } = useTranslation("contentDesk");
  const locale = useLocale();
  const tellTexts = useTold();
  return (values: Values) => {
    const category = categories.find(({ id }) => String(id) === values.categoryId)?.name;
    const at = instantOfWallText(values.publishedAt);
    const time = at === null ? t("state.draft") : formatDateTime(new Date(at).toISOString(), locale);
    return [
      ...tellTexts(values),
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
