import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "#web/format/use-locale.ts";
import { Progress } from "#web/ui/progress.tsx";
import { formatBytes } from "./format-bytes.ts";
import { type Tile, uploadSecondsLeft } from "./photo-queue.ts";

/** Below a picture: its name, size and how far it is. */
export function PhotoState({ tile, number, onRetry }: { tile: Tile; number: number; onRetry: () => void }) {
  const { t } = useTranslation("advertisement");
  const locale = useLocale();
  const name = tile.fileName ?? t("photos.number", { number });
  return (
    <div className="mt-2">
      {tile.state === "uploading" && (
        <Progress
          value={tile.share}
          label={t("photos.uploading", { name })}
          className="-mt-1 mb-1.5 h-0.5!"
        />
      )}
      <p className="type-small truncate" title={name}>
        {name}
      </p>
      {tile.state === "stored" && (
        <p className="type-caption text-muted">
          {tile.bytes === null
            ? t("photos.stored")
            : t("photos.storedSize", { size: formatBytes(tile.bytes, locale) })}
        </p>
      )}
      {tile.state === "waiting" && <p className="type-caption text-muted">{t("photos.waiting")}</p>}
      {tile.state === "uploading" && <TimeLeft tile={tile} />}
      {tile.state === "failed" && (
        <>
          <p className="type-caption text-danger-text">{tile.message}</p>
          <button type="button" onClick={onRetry} className="quiet-link type-caption min-h-11">
            {t("photos.retry")}
          </button>
        </>
      )}
    </div>
  );
}

function TimeLeft({ tile }: { tile: Extract<Tile, { share: number }> }) {
  const { t } = useTranslation("advertisement");
  const [nowMs, setNowMs] = useState(tile.startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = uploadSecondsLeft(tile, nowMs);
  const percent = Math.round(tile.share * 100);
  return (
    <p className="type-caption tnum text-muted">
      {tile.share >= 1
        ? t("photos.finishing")
        : seconds === null
          ? t("photos.percent", { percent })
          : t("photos.percentLeft", { percent, count: seconds })}
    </p>
  );
}
