import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StatementSourceView } from "#contract/bank/bank-movements.ts";
import { mostStatementBytes, type TakenStatement } from "#contract/payments/money-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { StatementSources } from "#web/pages/admin/bank/statement-sources.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyle } from "#web/ui/button-style.ts";
import { classes } from "#web/ui/classes.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Takes in a bank's statement; says what became of its lines. */
export function StatementForm({ sources, now }: { sources: readonly StatementSourceView[]; now: string }) {
  const { t } = useTranslation("payments");
  const id = useId();
  const { busy, run } = usePageAction();
  const { withProof, proof } = useProof();
  const [file, setFile] = useState<File | null>(null);
  const [described, setSummary] = useState<TakenStatement | string | null>(null);
  const take = async () => {
    if (!file) return setSummary(t("admin.statement.none"));
    if (file.size > mostStatementBytes)
      return setSummary(
        t("admin.statement.large", {
          size: Math.ceil(file.size / 1_000_000),
          most: mostStatementBytes / 1_000_000,
        }),
      );
    const content = new Uint8Array(await file.arrayBuffer()).toBase64();
    let taken: TakenStatement | null = null;
    const failure = await run(async () => {
      const answer = await withProof(() => browserApi.moneyAdmin.takeStatement({ body: { content } }));
      taken = answer?.data ?? null;
    });
    setSummary(failure ?? taken);
  };
  return (
    <section aria-labelledby={id} className="mt-8 border-y border-line py-5">
      <h2 id={id} className="type-h3">
        {t("admin.statement.title")}
      </h2>
      <p className="type-small mt-1 text-muted">{t("admin.statement.lead")}</p>
      <StatementSources sources={sources} now={now} />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <label
          className={classes(
            buttonStyle({ kind: "outline" }),
            "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
          )}
        >
          {t("admin.statement.file")}
          <input
            type="file"
            accept=".gpc,.abo,.xml,.csv,.txt,.json"
            className="sr-only"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null);
              setSummary(null);
            }}
          />
        </label>
        <span className="type-small min-w-0 text-muted [overflow-wrap:anywhere]">
          {file?.name ?? t("admin.statement.unchosen")}
        </span>
        <Button busy={busy} onClick={() => void take()}>
          {t("admin.statement.take")}
        </Button>
      </div>
      {typeof described === "string" && (
        <Notice live tone="danger" className="mt-4">
          {described}
        </Notice>
      )}
      {described !== null && typeof described === "object" && (
        <Notice live tone="success" className="mt-4">
          {t("admin.statement.done", { ...described })}
          {described.out.lines > 0 && ` ${t("admin.statement.out", { ...described.out })}`}
        </Notice>
      )}
      {proof}
    </section>
  );
}
