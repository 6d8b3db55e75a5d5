import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { IssueThing } from "#contract/newsletter-issues/newsletter-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";

interface ThingSearchProps {
  of: "articles" | "lots";
  nameOf: (thing: IssueThing) => string;
  canAdd: (thing: IssueThing) => boolean;
  onAdd: (thing: IssueThing) => void;
}

/** Finds what an issue may show, by number or words; what may not stands there with the reason. */
export function ThingSearch({ of, nameOf, canAdd, onAdd }: ThingSearchProps) {
  const { t } = useTranslation(["newsletterAdmin", "forms", "common"]);
  const [words, setWords] = useState("");
  const [found, setFound] = useState<readonly IssueThing[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const seek = async () => {
    setBusy(true);
    const asked = browserApi.newsletterAdmin.candidates({ query: { of, q: words } });
    setFailure(
      await failureOf(
        asked.then(({ data }) => setFound(data)),
        t,
      ),
    );
    setBusy(false);
  };
  return (
    <>
      <div className="mt-3 flex flex-wrap items-start gap-3">
        <Input
          className="min-w-60 grow"
          label={t(`${of}.seek`)}
          value={words}
          maxLength={200}
          autoComplete="off"
          error={failure ?? undefined}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            void seek();
          }}
        />
        <Button kind="outline" busy={busy} onClick={() => void seek()} className="tablet:mt-7.5">
          {t("seek")}
        </Button>
      </div>
      <ul className="mt-2" aria-live="polite">
        {found?.map((thing) => (
          <li key={thing.id} className="flex min-h-12 items-center justify-between gap-4 border-line border-b">
            <span className="[overflow-wrap:anywhere]">{nameOf(thing)}</span>
            {!thing.fault && (
              <Button
                kind="quiet"
                size="small"
                disabled={!canAdd(thing)}
                aria-label={t("addThing", { name: thing.name.cs })}
                onClick={() => onAdd(thing)}
              >
                {t("addOne")}
              </Button>
            )}
          </li>
        ))}
        {found?.length === 0 && <li className="type-small py-2 text-muted">{t(`${of}.nothing`)}</li>}
      </ul>
    </>
  );
}
