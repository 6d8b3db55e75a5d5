import { useTranslation } from "react-i18next";
import { useNavigate, useRevalidator } from "react-router";
import type { EditableInfoPage, InfoPageBody, InfoPageWrite } from "#contract/content/info-page-admin.ts";
import { pathTo } from "#contract/content/page-paths.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BothFields } from "#web/pages/admin/editing/both-fields.tsx";
import { EditEnd } from "#web/pages/admin/editing/edit-end.tsx";
import { useEditForm } from "#web/pages/admin/editing/use-edit-form.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { BothBodies } from "./both-bodies.tsx";
import { History } from "./history.tsx";
import { Preview } from "./preview.tsx";
import { RemoveText } from "./remove-text.tsx";
import { useDescribed } from "./use-described.ts";
import { ValueNames } from "./value-names.tsx";

const none = { cs: "", en: "" };

/** An info page in both languages; null: a new one. */
export function InfoPageForm({ page }: { page: EditableInfoPage | null }) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  const stored = useInfoPageForm(page);
  const { form, onSubmit } = stored;
  return (
    <>
      <form onSubmit={onSubmit} noValidate method="post" className="mt-6 grid grid-cols-1 gap-5">
        <BothFields stored={stored} name="title" label={t("field.title")} most={200} required />
        <BothFields stored={stored} name="description" label={t("field.description")} most={400} rows={2} />
        <BothBodies stored={stored} name="body" label={t("field.body")} />
        <ValueNames />
        <Checkbox label={t("field.showsOperator")} {...form.register("showsOperator")} />
        <EditEnd stored={stored}>
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
              to={`${pathTo("contentAdmin", locale)}?group=pages`}
              remove={() => {
                const { id, version } = page;
                return browserApi.contentAdmin.removeInfoPage({ params: { id }, query: { version } });
              }}
            />
          )}
        </EditEnd>
      </form>
      {page && (
        <History
          read={() => browserApi.contentAdmin.infoPageVersions({ params: { id: page.id } })}
          stored={stored}
          valuesOf={(value) => ("description" in value ? textsOf(value) : {})}
        />
      )}
    </>
  );
}

function useInfoPageForm(page: EditableInfoPage | null) {
  const navigate = useNavigate();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  return useEditForm<InfoPageWrite, EditableInfoPage>({
    stored: page,
    valuesOf,
    announce: useDescribedPage(),
    save: async (body, version) => {
      if (page) {
        const params = { id: page.id };
        const { data } = await browserApi.contentAdmin.changeInfoPage({ params, body: { ...body, version } });
        await revalidate();
        return data;
      }
      const { data } = await browserApi.contentAdmin.addInfoPage({ body });
      await navigate(pathTo("infoPageAdmin", locale, { id: data.id }), { replace: true });
      return data;
    },
    read: async () => (await browserApi.contentAdmin.infoPage({ params: { id: page?.id ?? 0 } })).data,
  });
}

function useDescribedPage() {
  const { t } = useTranslation("contentAdmin");
  const describeTexts = useDescribed();
  return ({ showsOperator, ...texts }: InfoPageWrite) => [
    ...describeTexts(texts),
    { label: t("field.showsOperator"), text: t(showsOperator ? "yes" : "no") },
  ];
}

function valuesOf(page: EditableInfoPage | null): InfoPageWrite {
  return { ...textsOf(page), showsOperator: page?.showsOperator ?? false };
}

function textsOf(page: InfoPageBody | null): InfoPageBody {
  return {
    title: page?.title ?? none,
    description: page?.description ?? none,
    body: page?.body ?? none,
  };
}
