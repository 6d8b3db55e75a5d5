import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { InfoPageBody, InfoPageWrite, KeptInfoPage } from "#contract/content/info-page-desk.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BothFields } from "#web/pages/admin/kept/both-fields.tsx";
import { KeptEnd } from "#web/pages/admin/kept/kept-end.tsx";
import { useKeptForm } from "#web/pages/admin/kept/use-kept-form.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { BothBodies } from "./both-bodies.tsx";
import { History } from "./history.tsx";
import { Preview } from "./preview.tsx";
import { RemoveText } from "./remove-text.tsx";
import { useTold } from "./use-told.ts";

const none = { cs: "", en: "" };

/** An info page in both languages; null: a new one. */
export function InfoPageForm({ page }: { page: KeptInfoPage | null }) {
  const { t } = useTranslation("contentDesk");
  const locale = useLocale();
  const kept = useInfoPageForm(page);
  const { form, onSubmit } = kept;
  return (
    <>
      <form onSubmit={onSubmit} noValidate method="post" className="mt-6 grid grid-cols-1 gap-5">
        <BothFields kept={kept} name="title" label={t("field.title")} most={200} required />
        <BothFields kept={kept} name="description" label={t("field.description")} most={400} rows={2} />
        <BothBodies kept={kept} name="body" label={t("field.body")} />
        <Checkbox label={t("field.showsOperator")} {...form.register("showsOperator")} />
        <KeptEnd kept={kept}>
          {(["cs", "en"] as const).map((lang) => (
            <Preview
              key={lang}
              lang={lang}
              read={() => {
                const { title, description, body } = form.getValues();
                return { title: title[lang], lead: description[lang], body: body[lang] };
              }}
            />
          ))}
          {page && !page.isFixed && (
            <RemoveText
              name={page.title.cs}
              to={`${pathTo("contentDesk", locale)}?group=pages`}
              remove={() => {
                const { id, version } = page;
                return browserApi.contentDesk.removeInfoPage({ params: { id }, query: { version } });
              }}
            />
          )}
        </KeptEnd>
      </form>
      {page && (
        <History
          read={() => browserApi.contentDesk.infoPageVersions({ params: { id: page.id } })}
          kept={kept}
          valuesOf={(value) => ("description" in value ? textsOf(value) : {})}
        />
      )}
    </>
  );
}

function useInfoPageForm(page: KeptInfoPage | null) {
  const navigate = useNavigate();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  return useKeptForm<InfoPageWrite, KeptInfoPage>({
    kept: page,
    valuesOf,
    tell: useToldPage(),
    save: async (body, version) => {
      if (page) {
        const params = { id: page.id };
        const { data } = await browserApi.contentDesk.changeInfoPage({ params, body: { ...body, version } });
        await revalidate();
        return data;
      }
      const { data } = await browserApi.contentDesk.addInfoPage({ body });
      await navigate(pathTo("infoPageDesk", locale, { id: data.id }), { replace: true });
      return data;
    },
    read: async () => (await browserApi.contentDesk.infoPage({ params: { id: page?.id ?? 0 } })).data,
  });
}

function useToldPage() {
  const { t } = useTranslation("contentDesk");
  const tellTexts = useTold();
  return ({ showsOperator, ...texts }: InfoPageWrite) => [
    ...tellTexts(texts),
    { label: t("field.showsOperator"), text: t(showsOperator ? "yes" : "no") },
  ];
}

function valuesOf(page: KeptInfoPage | null): InfoPageWrite {
  return { ...textsOf(page), showsOperator: page?.showsOperator ?? false };
}

function textsOf(page: InfoPageBody | null): InfoPageBody {
  return {
    title: page?.title ?? none,
    description: page?.description ?? none,
    body: page?.body ?? none,
  };
}
