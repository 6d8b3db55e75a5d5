import { useDroppable } from "@dnd-kit/core";
import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import { propertyFaults } from "#contract/listings/property-rules.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { FormError } from "#web/ui/fields/form-error.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { BottleFields } from "./bottle-fields.tsx";
import { ruleOf, usePropertyName } from "./needed-cells.tsx";
import { RowPhotos } from "./row-photos.tsx";
import type { Drafts } from "./use-drafts.ts";

interface BottleRowProps {
  row: DraftRow;
  rows: readonly DraftRow[];
  drafts: Drafts;
  /** Photographs on their way here. */
  uploading: number;
  /** Why its publication was refused. */
  refusal: string | null;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** The columns of the table, where there is room for one. */
const rowColumns =
  "wide:grid wide:grid-cols-[52px_88px_minmax(0,1fr)_minmax(0,1.1fr)_92px_132px_108px] wide:items-start wide:gap-x-2.5 wide:gap-y-1";

/** The names of the columns, for eyes: each field has its own label. */
export function ColumnNames() {
  const { t } = useTranslation("manyListings");
  const names = ["name", "category", "volume", "saleMode", "price"] as const;
  return (
    <div aria-hidden="true" className={classes("type-small mt-4 hidden px-1 font-semibold text-muted", rowColumns)}>
      {names.map((each, index) => (
        <span key={each} className={index === 0 ? "col-start-3" : undefined}>
          {t(`field.${each}`)}
        </span>
      ))}
    </div>
  );
}

/** A bottle: a card on a phone, a row of a table where there is room; photographs are dropped onto it. */
export function BottleRow(props: BottleRowProps) {
  const { row, rows, drafts, uploading, refusal, isSelected, onSelect } = props;
  const { t } = useTranslation("manyListings");
  const { setNodeRef, isOver } = useDroppable({ id: String(row.id) });
  const { number } = row;
  const name = row.name || (number === null ? t("rows.nameless") : t("rows.unnamed", { number }));
  return (
    <li
      ref={setNodeRef}
      aria-label={number === null ? name : `${number}. ${name}`}
      className={classes("border-b border-line px-1 py-5 wide:py-3", rowColumns, isOver && "bg-info-tint")}
    >
      <div className="flex flex-wrap items-center gap-x-3 wide:contents">
        <label className="type-control flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="tick-box"
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
          <span className="sr-only">{t("rows.select")}</span>
          {number !== null && <span className="tnum text-muted">{number}.</span>}
          <span className="min-w-0 [overflow-wrap:anywhere] wide:sr-only">{name}</span>
        </label>
        <RowActions row={row} name={name} drafts={drafts} />
      </div>
      <div className="mt-2 grid gap-x-5 gap-y-4 desktop:grid-cols-[176px_minmax(0,1fr)] wide:contents">
        <RowPhotos row={row} name={name} rows={rows} drafts={drafts} uploading={uploading} />
        <div className="min-w-0 wide:contents">
          <BottleFields row={row} drafts={drafts} />
          <div className="mt-2 wide:col-[3/6] wide:row-start-3 wide:mt-0 wide:self-center">
            <Missing row={row} />
            {refusal && <FormError className="mt-1">{refusal}</FormError>}
          </div>
        </div>
      </div>
    </li>
  );
}

function Missing({ row }: { row: DraftRow }) {
  const { t } = useTranslation("manyListings");
  const nameOf = usePropertyName();
  const missing = Object.keys(row.missing).filter((field) => field !== "declarations");
  if (missing.length === 0) return <p className="type-small text-success-text">{t("rows.ready")}</p>;
  const properties = propertyFaults(row, row.propertyRules);
  const words = missing.map((field) => {
    const rule = ruleOf(field, row.propertyRules);
    const said = row.missing[field]?.join(" ");
    if (!rule || !properties.some((each) => each.field === field)) return t(`missing.${field}`, { defaultValue: said });
    return nameOf(rule.property).replace(/^./u, (first) => first.toLowerCase());
  });
  return <p className="type-small text-danger-text">{t("rows.missing", { what: words.join(", ") })}</p>;
}

function RowActions({ row, name, drafts }: { row: DraftRow; name: string; drafts: Drafts }) {
  const { t } = useTranslation(["manyListings", "account"]);
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const params = { id: row.id };
  return (
    <div className="flex items-center wide:col-[6/-1] wide:row-start-3 wide:justify-self-end">
      <Link to={pathTo("editListing", locale, params)} className="quiet-link type-small min-h-11 py-2.5 pr-2 wide:p-3">
        <Pencil aria-hidden="true" strokeWidth={1.5} className="hidden size-5 wide:block" />
        <span className="wide:sr-only">{t("manyListings:rows.edit")}</span>
        <span className="sr-only">: {name}</span>
      </Link>
      <IconButton
        label={t("manyListings:rows.duplicate", { name })}
        onClick={() => void drafts.run(() => browserApi.ownListings.copy({ params, query: { pictures: "without" } }))}
      >
        <Copy aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </IconButton>
      <IconButton label={t("account:own.delete", { name })} onClick={() => setAsks(true)}>
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </IconButton>
      <ConfirmDialog
        open={asks}
        title={t("account:deleteDraft.title")}
        text={t("account:deleteDraft.text", { name })}
        confirm={t("account:deleteDraft.confirm")}
        keep={t("account:deleteDraft.keep")}
        onConfirm={async () => {
          await drafts.run(() => browserApi.ownListings.remove({ params }));
          return null;
        }}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}
