import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatBytes } from "#web/format/bytes.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Progress } from "#web/ui/progress.tsx";
import { uploadSecondsLeft } from "./photo-progress.ts";
import type { Tile, UploadTile } from "./photo-tiles.ts";
import type { PauseCause } from "./upload-pause.ts";

/** Below a picture: its name, size and how far it is. */
export function PhotoState({ tile, number, waitsFor }: { tile: Tile; number: number; waitsFor: PauseCause | null }) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const name = tile.fileName ?? t("photos.number", { number });
  return (
    <div className="mt-2">
      {tile.state === "uploading" && (
        <Progress value={tile.share} label={t("photos.uploading", { name })} className="-mt-1 mb-1.5 h-0.5!" />
      )}
      <p className="type-small truncate" title={name}>
        {name}
      </p>
      {tile.state === "stored" && (
        <p className="type-caption text-muted">
          {tile.bytes === null ? t("photos.stored") : t("photos.storedSize", { size: formatBytes(tile.bytes, locale) })}
        </p>
      )}
      {tile.state === "waiting" && (
        <p className="type-caption text-muted">{t(`photos.waiting.${waitsFor ?? "turn"}`)}</p>
      )}
      {tile.state === "uploading" && <TimeLeft tile={tile} />}
    </div>
  );
}

function TimeLeft({ tile }: { tile: UploadTile }) {
  const { t } = useTranslation("listingForm");
  const [nowMs, setNowMs] = useState(tile.startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = uploadSecondsLeft(tile, nowMs);
  const percent = Math.round(tile.share * 100);
  const left = seconds === null ? null : timeLeft(seconds, t);
  return (
    <p className="type-caption tnum text-muted">
      {tile.share >= 1
        ? t("photos.finishing")
        : left === null
          ? t("photos.percent", { percent })
          : t("photos.percentLeft", { percent, left })}
    </p>
  );
}

/** Seconds, from a minute and a half on minutes: a guess needs no more. */
function timeLeft(seconds: number, t: TFunction): string {
  if (seconds < 90) return t("listingForm:photos.seconds", { count: seconds });
  return t("listingForm:photos.minutes", { count: Math.round(seconds / 60) });
}
