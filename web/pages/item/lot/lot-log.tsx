import { apiAddress } from "#web/api/api-address.ts";
import "#web/i18n/areas/record.ts";
import { useTranslation } from "react-i18next";
import { buttonStyle } from "#web/ui/button-style.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";

/** After the end: the record that everybody can download and check; how, and the hash that names just this one, for who asks. */
export default function LotLog({ listingId, log }: { listingId: number; log: { entries: number; hash: string } }) {
  const { t } = useTranslation("receipt");
  return (
    <section aria-labelledby="log" className="mt-8 rounded-block border border-line px-5 pt-5">
      <h3 id="log" className="type-h5">
        {t("log")}
      </h3>
      <p className="type-small mt-2 text-muted">{t("logText")}</p>
      <Disclosure summary={t("logCheck")} className="mt-2 border-b-0">
        <p className="type-small text-muted">{t("logHow", { command: "verify-log" })}</p>
        <dl className="type-caption mt-3 text-muted">
          <dt>{t("finalHash")}</dt>
          <dd>
            <code className="break-all text-ink">{log.hash}</code>
          </dd>
        </dl>
        <a
          className={`${buttonStyle({ kind: "outline", size: "small" })} mt-4`}
          href={apiAddress(`/api/auctions/${listingId}/log`)}
          download
        >
          {t("download")} ({t("entries", { count: log.entries })})
        </a>
      </Disclosure>
    </section>
  );
}
