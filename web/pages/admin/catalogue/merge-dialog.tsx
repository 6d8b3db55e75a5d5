import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableBrand } from "#contract/catalogue/brand-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

const mostShown = 8;
/** How long nothing is typed before it is sought, in ms. */
const pauseMs = 200;

/** Asks which brand another one is merged into, and says how much moves. */
export function MergeDialog({ brand, onClose }: { brand: EditableBrand; onClose: () => void }) {
  const { t } = useTranslation("brandAdmin");
  const { run } = usePageAction();
  const [q, setQ] = useState("");
  const [intoId, setIntoId] = useState<number | null>(null);
  const found = useBrands(q, brand.id);
  const { id, name, items, version } = brand;
  const merge = async () => {
    if (intoId === null) return t("merging.choose");
    return run(async () => {
      const { data } = await browserApi.brandAdmin.merge({ params: { id }, body: { intoId, version } });
      notify({ kind: "success", text: t("merging.done", { count: data.moved, into: data.into.name }) });
    });
  };
  return (
    <ConfirmDialog
      open
      title={t("merging.title", { name })}
      text={t("merging.text", { count: items, name })}
      confirm={t("merging.confirm")}
      keep={t("merging.keep")}
      onConfirm={merge}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Input
          label={t("merging.q")}
          value={q}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => {
            setQ(target.value);
            setIntoId(null);
          }}
        />
        {found?.length === 0 && <p className="type-small text-muted">{t("merging.none")}</p>}
        {found && found.length > 0 && (
          <RadioGroup
            legend={t("merging.found")}
            name="into"
            value={intoId === null ? "" : String(intoId)}
            options={found.map((each) => ({
              value: String(each.id),
              label: each.name,
              hint: t("items", { count: each.items }),
            }))}
            onChange={(value) => setIntoId(Number(value))}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}

/** Other brands with the typed text in their names; null: nothing is sought yet. */
function useBrands(q: string, exceptId: number): readonly EditableBrand[] | null {
  const [found, setFound] = useState<readonly EditableBrand[] | null>(null);
  useEffect(() => {
    if (q.trim() === "") return setFound(null);
    let isLatest = true;
    const timer = setTimeout(async () => {
      const list = await browserApi.brandAdmin.list({ query: { q, sort: "most" } }).catch(() => null);
      if (isLatest) setFound(list?.items.filter(({ id }) => id !== exceptId).slice(0, mostShown) ?? null);
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [q, exceptId]);
  return found;
}
