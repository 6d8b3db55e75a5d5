import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FoundPoints } from "#contract/carriers/pickup-points.ts";
import { quietApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";

const pauseMs = 250;

/** The pick-up points for what is being written, once the writer pauses; null: nothing was asked yet. An earlier answer never covers a later one. */
export function useFoundPoints(written: string): { found: FoundPoints | null; failure: string | null } {
  const { t } = useTranslation(["forms", "common"]);
  const [found, setFound] = useState<FoundPoints | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const q = written.trim();
  useEffect(() => {
    setFailure(null);
    if (q.length < 2) {
      setFound(null);
      return;
    }
    let isLate = false;
    const show = async () => {
      try {
        const { data } = await quietApi.pickupPoints.find({ query: { q } });
        if (!isLate) setFound(data);
      } catch (error) {
        if (isLate) return;
        setFound(null);
        setFailure(readFailure(error, [], t).message ?? t("common:error.general"));
      }
    };
    const timer = setTimeout(() => void show(), pauseMs);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [q, t]);
  return { found, failure };
}
