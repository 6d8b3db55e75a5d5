import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { EditableIssue } from "#contract/newsletter-issues/newsletter-admin.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

/** What is asked before an issue goes: to how many, and when; null for now. */
interface Asked {
  readonly count: number;
  readonly at: string | null;
}

interface SendPartProps {
  /** null: it is not stored yet, so it cannot be sent, and the part says so. */
  issue: EditableIssue | null;
  /** The form says something else than what is stored. */
  hasChanges?: boolean;
}

/** Sends a stored draft, now or at a time in Prague, once it is confirmed to how many it goes. */
export function SendPart({ issue, hasChanges = false }: SendPartProps) {
  const { t } = useTranslation("newsletterAdmin");
  const lead = issue === null ? "new" : hasChanges ? "unsaved" : "lead";
  return (
    <section className="mt-10 border-line border-t pt-6">
      <h2 className="type-h4">{t("send.title")}</h2>
      <p className="type-small mt-1 max-w-[70ch] text-muted">{t(`send.${lead}`)}</p>
      {issue ? <Sending issue={issue} isReady={!hasChanges} /> : <SendFields isReady={false} />}
    </section>
  );
}

function Sending({ issue, isReady }: { issue: EditableIssue; isReady: boolean }) {
  const { t } = useTranslation("newsletterAdmin");
  const locale = useLocale();
  const { busy, run } = usePageAction();
  const [time, setTime] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = async (at: string | null) => {
    const { categoryIds } = issue;
    const failure = await run(async () => {
      const { data } = await browserApi.newsletterAdmin.audience({ body: { categoryIds } });
      setAsked({ count: data.count, at });
    });
    if (failure !== null) notify({ kind: "error", text: failure });
  };
  const plan = () => {
    const at = instantOfWallText(time);
    setError(at === null ? t("send.noTime") : null);
    if (at !== null) void ask(new Date(at).toISOString());
  };
  const confirm = () =>
    run(() =>
      browserApi.newsletterAdmin.plan({
        params: { id: issue.id },
        body: { version: issue.version, at: asked?.at ?? null },
      }),
    );
  return (
    <>
      <SendFields
        isReady={isReady}
        busy={busy}
        time={time}
        error={error}
        onTime={setTime}
        onNow={() => void ask(null)}
        onPlan={plan}
      />
      <ConfirmDialog
        open={asked !== null}
        confirmKind="primary"
        title={asked?.at ? t("send.askLater") : t("send.ask")}
        text={t("send.count", { count: asked?.count ?? 0 })}
        confirm={asked?.at ? t("send.plan") : t("send.sure")}
        keep={t("send.keep")}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        {asked?.at && <p className="type-body">{formatDateTime(asked.at, locale)}</p>}
      </ConfirmDialog>
    </>
  );
}

interface SendFieldsProps {
  isReady: boolean;
  busy?: boolean;
  time?: string;
  error?: string | null;
  onTime?: (time: string) => void;
  onNow?: () => void;
  onPlan?: () => void;
}

function SendFields({ isReady, busy = false, time = "", error, onTime, onNow, onPlan }: SendFieldsProps) {
  const { t } = useTranslation("newsletterAdmin");
  return (
    <div className="mt-4 grid gap-4 tablet:flex tablet:items-end">
      <Button disabled={!isReady} busy={busy} onClick={onNow}>
        {t("send.now")}
      </Button>
      <Input
        type="datetime-local"
        label={t("send.at")}
        value={time}
        disabled={!onTime}
        error={error ?? undefined}
        onChange={(event) => onTime?.(event.target.value)}
      />
      <Button kind="outline" disabled={!isReady} busy={busy} onClick={onPlan}>
        {t("send.plan")}
      </Button>
    </div>
  );
}
