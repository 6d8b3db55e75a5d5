import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { DocumentBody, EditableDocument } from "#contract/content/document-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { BothFields } from "#web/pages/admin/editing/both-fields.tsx";
import { EditEnd } from "#web/pages/admin/editing/edit-end.tsx";
import { useEditForm } from "#web/pages/admin/editing/use-edit-form.ts";
import { OrderedRows } from "#web/pages/admin/ordered-rows.tsx";
import { RemovableThing } from "#web/pages/admin/removable-row.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { DocumentFile } from "./document-file.tsx";

/** Documents to download, in the order in which visitors see them. */
export function DocumentList({ documents }: { documents: readonly EditableDocument[] }) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  return (
    <>
      <Disclosure summary={t("document.new")}>
        <p className="type-small mb-4 text-muted">{t("document.newHint")}</p>
        <DocumentForm document={null} />
      </Disclosure>
      {documents.length === 0 && <p className="type-body mt-6 text-muted">{t("document.none")}</p>}
      {documents.length > 0 && (
        <OrderedRows
          rows={documents}
          nameOf={({ title }) => title[locale] || title.cs}
          store={(ids) => browserApi.documentAdmin.order({ body: { ids } })}
        >
          {(document) => <DocumentRow document={document} />}
        </OrderedRows>
      )}
    </>
  );
}

function DocumentRow({ document }: { document: EditableDocument }) {
  const { t } = useTranslation("contentAdmin");
  const locale = useLocale();
  const { id, title, files, version } = document;
  const [first, second] = files;
  const name = title[locale] || title.cs;
  return (
    <RemovableThing
      name={name}
      note={t(`document.state.${second ? "both" : (first?.lang ?? "none")}`)}
      words={{
        ...{ remove: t("document.remove"), ask: t("document.removeAsk") },
        ...{ sure: t("remove.confirm"), keep: t("remove.keep") },
      }}
      asked={t("document.removeText", { name })}
      remove={() => browserApi.documentAdmin.remove({ params: { id }, query: { version } })}
    >
      <DocumentForm document={document} />
      <p className="type-small mt-6 text-muted">{t("document.fileHint")}</p>
      <div className="mt-3 grid gap-x-4 gap-y-6 tablet:grid-cols-2">
        {(["cs", "en"] as const).map((lang) => (
          <DocumentFile key={lang} document={document} lang={lang} />
        ))}
      </div>
    </RemovableThing>
  );
}

const none = { cs: "", en: "" };

function DocumentForm({ document }: { document: EditableDocument | null }) {
  const { t } = useTranslation(["contentAdmin", "adminForm"]);
  const { revalidate } = useRevalidator();
  const stored = useEditForm<DocumentBody, EditableDocument>({
    stored: document,
    valuesOf: (from) => ({ title: from?.title ?? none, description: from?.description ?? none }),
    announce: (values) =>
      (["title", "description"] as const).flatMap((name) =>
        (["cs", "en"] as const).map((lang) => ({
          label: t(`adminForm:in.${lang}`, { label: t(`document.${name}`) }),
          text: values[name][lang],
        })),
      ),
    save: async (body, version) => {
      const { data } = document
        ? await browserApi.documentAdmin.change({ params: { id: document.id }, body: { ...body, version } })
        : await browserApi.documentAdmin.add({ body });
      if (!document) stored.take({ title: none, description: none });
      await revalidate();
      return data;
    },
    read: async () => {
      const { data } = await browserApi.documentAdmin.list({});
      const there = data.find(({ id }) => id === document?.id);
      if (!there) throw new Error("the document is gone");
      return there;
    },
  });
  return (
    <form onSubmit={stored.onSubmit} noValidate method="post" className="grid gap-4">
      <BothFields stored={stored} name="title" label={t("document.title")} most={200} required />
      <BothFields stored={stored} name="description" label={t("document.description")} most={600} rows={2} />
      <EditEnd stored={stored} save={document ? undefined : t("document.add")} />
    </form>
  );
}
