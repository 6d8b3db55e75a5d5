import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mostRateListBytes, type RateProposal } from "#contract/currencies/currency-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FileButton } from "#web/ui/file-button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { ProposedRates } from "./proposed-rates.tsx";

/** The bank's list of rates, from its address or from a file: what it would change is shown before it is stored. */
export function RateList({ source }: { source: string }) {
  const { t } = useTranslation("currencyAdmin");
  const { busy, run } = usePageAction();
  const [proposal, setProposal] = useState<RateProposal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const ask = async (list: string | null) => {
    setProposal(null);
    let found: RateProposal | null = null;
    const reason = await run(async () => {
      found = (await browserApi.currencyAdmin.proposeRates({ body: { list } })).data;
    });
    // Shown once it can be stored: the page is read anew before that.
    setProposal(found);
    setFailure(reason);
  };
  const askOfFile = async (file: File) => {
    if (file.size > mostRateListBytes) {
      setProposal(null);
      return setFailure(t("list.large"));
    }
    await ask(await file.text());
  };
  const store = async (jumpConfirmed: boolean) => {
    if (!proposal) return;
    const rates = proposal.changes.map(({ id, to, version }) => ({ id, rate: to, version }));
    const reason = await run(() =>
      browserApi.currencyAdmin.storeRates({ body: { on: proposal.on, rates, jumpConfirmed } }),
    );
    setFailure(reason);
    if (reason !== null) return;
    setProposal(null);
    notify({ kind: "success", text: t("list.stored") });
  };
  return (
    <section className="mt-12">
      <h2 className="type-h4">{t("list.title")}</h2>
      <p className="type-small mt-1 max-w-[70ch] text-muted">{t("list.lead")}</p>
      <p className="type-small mt-2">
        <a className="quiet-link" href={source} target="_blank" rel="noreferrer">
          {t("list.source")}
        </a>
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button kind="outline" busy={busy} onClick={() => void ask(null)}>
          {t("list.read")}
        </Button>
        <FileButton accept=".txt,text/plain" busy={busy} onFile={(file) => void askOfFile(file)}>
          {t("list.file")}
        </FileButton>
      </div>
      {failure && (
        <Notice live tone="danger" className="mt-4">
          {failure}
        </Notice>
      )}
      {proposal && (
        <ProposedRates
          key={proposal.changes.map(({ version }) => version).join()}
          {...{ proposal, busy }}
          onStore={(jumpConfirmed) => void store(jumpConfirmed)}
          onDrop={() => setProposal(null)}
        />
      )}
    </section>
  );
}
