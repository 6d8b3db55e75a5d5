import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableBrand } from "#contract/catalogue/brand-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { MergeDialog } from "./merge-dialog.tsx";

/** A brand in its list: it opens to be renamed, merged, or removed where nothing is of it. */
export function BrandLine({ brand }: { brand: EditableBrand }) {
  const { t } = useTranslation("brandAdmin");
  const { run } = usePageAction();
  const [asked, setAsked] = useState<"merge" | "remove" | null>(null);
  const { id, name, items, version } = brand;
  const remove = async () => {
    const failure = await run(() => browserApi.brandAdmin.remove({ params: { id }, query: { version } }));
    if (failure === null) notify({ kind: "success", text: t("removed", { name }) });
    return failure;
  };
  return (
    <li>
      <Disclosure
        className="border-b-0"
        summary={
          <>
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <span className="type-small ml-3 font-normal text-muted">{t("items", { count: items })}</span>
          </>
        }
      >
        <NameForm brand={brand} />
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Button kind="quiet" aria-label={t("mergeIt", { name })} onClick={() => setAsked("merge")}>
            {t("merge")}
          </Button>
          {items === 0 && (
            <Button kind="quiet" aria-label={t("removeIt", { name })} onClick={() => setAsked("remove")}>
              {t("remove")}
            </Button>
          )}
        </p>
      </Disclosure>
      {asked === "merge" && <MergeDialog brand={brand} onClose={() => setAsked(null)} />}
      <ConfirmDialog
        open={asked === "remove"}
        title={t("removeAsk", { name })}
        text={t("removeText")}
        confirm={t("removeSure")}
        keep={t("keep")}
        onConfirm={remove}
        onClose={() => setAsked(null)}
      />
    </li>
  );
}

function NameForm({ brand }: { brand: EditableBrand }) {
  const { t } = useTranslation("brandAdmin");
  const rules = useRules();
  const params = { id: brand.id };
  const stored = useVersionedLines<EditableBrand, { name: string }>(brand, {
    valuesOf: ({ name }) => ({ name }),
    write: async ({ name }, version) => (await browserApi.brandAdmin.rename({ params, body: { name, version } })).data,
    read: async () => (await browserApi.brandAdmin.get({ params })).data,
    linesOf: ({ name }) => [`${t("name")}: ${name}`],
    saved: t("saved"),
  });
  return (
    <form onSubmit={stored.onSubmit} noValidate method="post" className="grid max-w-120 gap-1">
      <Input
        label={t("name")}
        required
        maxLength={100}
        autoComplete="off"
        error={stored.errorOf("name")}
        {...stored.form.register("name", { required: rules.required })}
      />
      <VersionedEnd {...stored} />
    </form>
  );
}
