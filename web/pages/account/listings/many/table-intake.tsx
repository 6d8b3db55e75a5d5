import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxTableBytes, tableColumns } from "#contract/listings/table-columns.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { FileButton, tableTypes } from "#web/ui/file-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { type ReadTable, TablePreview } from "./table-preview.tsx";
import type { Drafts } from "./use-drafts.ts";

/** From a spreadsheet to drafts: paste or file, a look at what was read, then drafts of it. */
export function TableIntake({ drafts }: { drafts: Drafts }) {
  const { t } = useTranslation("manyListings");
  const { text, setText, read, problem, busy, readBytes, startRead, addEmpty } = useIntake(drafts);
  return (
    <Disclosure
      open={drafts.rows.length === 0 || text !== "" || read !== null}
      summary={t("table.title")}
      className="border-t"
    >
      <p className="type-small mb-4 max-w-[76ch] text-muted">{t("table.lead")}</p>
      <Textarea
        label={t("table.paste")}
        hint={t("table.pasteHint")}
        value={text}
        rows={5}
        spellCheck={false}
        wrap="off"
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text/plain");
          if (text !== "" || !pasted.includes("\n")) return;
          event.preventDefault();
          setText(pasted);
          void readBytes(new TextEncoder().encode(pasted));
        }}
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button busy={busy} disabled={!text.trim()} onClick={() => void readBytes(new TextEncoder().encode(text))}>
          {t("table.read")}
        </Button>
        <FileButton
          accept={tableTypes}
          onFile={async (file) => void readBytes(new Uint8Array(await file.slice(0, maxTableBytes + 1).arrayBuffer()))}
        >
          {t("table.file")}
        </FileButton>
        <Template />
        <Button kind="outline" disabled={busy} onClick={addEmpty}>
          {t("table.empty", { count: 5 })}
        </Button>
      </div>
      {problem && (
        <Notice live tone="danger" className="mt-4">
          {problem}
        </Notice>
      )}
      {read && <TablePreview table={read} busy={busy} onStart={() => void startRead()} />}
    </Disclosure>
  );
}

/** What was written, what was read of it, and the drafts it becomes. */
function useIntake(drafts: Drafts) {
  const { t } = useTranslation(["manyListings", "forms", "common"]);
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadTable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // One key for the rows in sight: pressed again after a lost answer, it starts none twice.
  const key = useRef("");

  const readBytes = async (bytes: Uint8Array) => {
    setProblem(null);
    setRead(null);
    if (bytes.length > maxTableBytes) return setProblem(t("manyListings:table.large"));
    setBusy(true);
    try {
      const { data } = await browserApi.manyListings.readTable({ body: { content: base64Of(bytes) } });
      key.current = newKey();
      setRead(data);
    } catch (error) {
      setProblem(readFailure(error, [], t).message);
    }
    setBusy(false);
  };
  const start = async (rows: ReadTable["rows"][number]["fields"][], idempotencyKey: string) => {
    setBusy(true);
    const isDone = await drafts.run(() =>
      browserApi.manyListings.createDrafts({
        headers: { "idempotency-key": idempotencyKey },
        body: { rows: rows.flatMap((fields) => fields ?? []) },
      }),
    );
    setBusy(false);
    return isDone;
  };
  const startRead = async () => {
    if (
      !read ||
      !(await start(
        read.rows.map(({ fields }) => fields),
        key.current,
      ))
    )
      return;
    setRead(null);
    setText("");
  };
  const addEmpty = () =>
    void start(
      Array.from({ length: 5 }, () => ({})),
      newKey(),
    );
  return { text, setText, read, problem, busy, readBytes, startRead, addEmpty };
}

/** Not every browser of today has `toBase64`. */
function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** The names of all columns, as Excel opens them. */
function Template() {
  const { t } = useTranslation("manyListings");
  const locale = useLocale();
  const save = () => {
    const names = Object.values(tableColumns).map((words) => words[locale]);
    const address = URL.createObjectURL(new Blob([`\uFEFF${names.join(";")}\r\n`], { type: "text/csv" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `${t("table.templateFile")}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1_000);
  };
  return (
    <Button kind="outline" onClick={save}>
      {t("table.template")}
    </Button>
  );
}
