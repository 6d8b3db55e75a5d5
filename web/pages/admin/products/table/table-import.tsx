import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductTable } from "#contract/products/product-table.ts";
import { ApiError } from "#web/api/api-error.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { FileButton, tableTypes } from "#web/ui/file-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { TablePreview } from "./table-preview.tsx";

const maxBytes = 6_000_000;
const path = "/api/admin/products/table";

/** A file, a look at what it would change, and then exactly that. */
export function TableImport() {
  const { t } = useTranslation("productAdmin");
  const { file, table, problem, busy, read, apply } = useImport();
  return (
    <section>
      <h2 className="type-h4">{t("table.importTitle")}</h2>
      <p className="type-small mt-1 mb-4 max-w-[72ch] text-muted">{t("table.importText")}</p>
      <FileButton accept={tableTypes} busy={busy} onFile={(chosen) => void read(chosen)}>
        {t(table ? "table.other" : "table.file")}
      </FileButton>
      {problem && (
        <Notice live tone="danger" className="mt-4">
          {problem}
        </Notice>
      )}
      {file && table && (
        <TablePreview name={file.name} table={table} busy={busy} onApply={() => void apply(file, table)} />
      )}
    </section>
  );
}

function useImport() {
  const { t } = useTranslation(["productAdmin", "forms", "common"]);
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<ProductTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async <Answer,>(to: string, chosen: File): Promise<Answer> => {
    setBusy(true);
    try {
      return await uploadFile<Answer>({ path: `${path}/${to}` }, chosen, () => undefined);
    } finally {
      setBusy(false);
    }
  };
  const read = async (chosen: File) => {
    setProblem(null);
    setTable(null);
    setFile(chosen);
    if (chosen.size > maxBytes) return setProblem(t("productAdmin:table.large", { megabytes: maxBytes / 1_000_000 }));
    try {
      setTable(await send<ProductTable>("reading", chosen));
    } catch (error) {
      setProblem(readFailure(error, [], t).message);
    }
  };
  const apply = async (chosen: File, { seal }: ProductTable) => {
    setProblem(null);
    try {
      const done = await send<{ added: number; changed: number }>(`import?seal=${encodeURIComponent(seal)}`, chosen);
      setTable(null);
      setFile(null);
      notify({ kind: "success", text: t("productAdmin:table.done", done) });
    } catch (error) {
      // What holds now is shown, beside the reason why nothing was stored.
      if (error instanceof ApiError && error.body.code === "TABLE_CHANGED") await read(chosen);
      setProblem(readFailure(error, [], t).message);
    }
  };
  return { file, table, problem, busy, read, apply };
}
