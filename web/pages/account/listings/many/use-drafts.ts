import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DraftRow } from "#contract/listings/many-listings.ts";
import type { ListingFields } from "#contract/listings/own-listings.ts";
import type { Picture } from "#contract/media/media.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { notify } from "#web/ui/overlays/notify.ts";

const rowFields = [
  "name",
  "brandName",
  "description",
  "categoryId",
  "condition",
  "startPrice",
  "price",
  "saleMode",
  "shippingPrice",
];

export interface Drafts {
  rows: readonly DraftRow[];
  /** Saves a change of one row; what is refused is told at its fields. */
  save: (id: number, patch: Partial<ListingFields>) => Promise<boolean>;
  /** What the server has refused of the last change, by row and field. */
  refused: ReadonlyMap<number, Readonly<Record<string, string>>>;
  /** All changes that are on their way are stored, or refused. */
  settle: () => Promise<void>;
  refresh: () => Promise<void>;
  /** A photograph has reached its row. */
  pictureAdded: (id: number, picture: Picture) => void;
  movePicture: (pictureId: string, from: number, to: number) => Promise<void>;
  removePicture: (pictureId: string, from: number) => Promise<void>;
  /** Does something with the rows, tells a failure, and shows them anew. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
}

/** The drafts as the server has them. Changes of one row go one after the other; each says only what has changed. */
export function useDrafts(loaded: readonly DraftRow[]): Drafts {
  const { t } = useTranslation(["forms", "common"]);
  const [rows, setRows] = useState(loaded);
  const [refused, setRefused] = useState<Drafts["refused"]>(new Map());
  const waiting = useRef(new Map<number, Promise<boolean>>());

  useEffect(() => setRows(loaded), [loaded]);
  const refresh = async () => {
    try {
      setRows((await browserApi.manyListings.drafts({})).data);
    } catch (error) {
      // The rows stay as they were seen.
      console.warn("the drafts could not be read", error);
    }
  };

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      notify({ kind: "error", text: readFailure(error, [], t).message ?? t("common:error.general") });
      return false;
    } finally {
      await refresh();
    }
  };

  const saveNow = async (id: number, patch: Partial<ListingFields>): Promise<boolean> => {
    try {
      await browserApi.ownListings.update({ params: { id }, body: patch });
      setRefused((all) => new Map(all).set(id, {}));
      return true;
    } catch (error) {
      const { fields, message } = readFailure(error, rowFields, t);
      setRefused((all) => new Map(all).set(id, Object.fromEntries(fields)));
      if (message) notify({ kind: "error", text: message });
      return false;
    }
  };

  const settle = async () => {
    await Promise.all(waiting.current.values());
  };

  return {
    rows,
    refused,
    refresh,
    pictureAdded: (id, picture) =>
      setRows((all) => all.map((row) => (row.id === id ? withPicture(row, picture) : row))),
    run,
    settle,
    save: async (id, patch) => {
      const turn = (waiting.current.get(id) ?? Promise.resolve(true)).then(() => saveNow(id, patch));
      waiting.current.set(id, turn);
      const isSaved = await turn;
      if (waiting.current.get(id) === turn) {
        waiting.current.delete(id);
        if (isSaved && waiting.current.size === 0) await refresh();
      }
      return isSaved;
    },
    movePicture: async (pictureId, from, to) => {
      if (from !== to)
        await run(() => browserApi.manyListings.takePicture({ params: { id: to, pictureId }, body: { from } }));
    },
    removePicture: async (pictureId, from) => {
      await run(() => browserApi.ownListings.removePicture({ params: { id: from, pictureId } }));
    },
  };
}

function withPicture(row: DraftRow, picture: Picture): DraftRow {
  const { pictures: _, ...missing } = row.missing;
  return { ...row, pictures: [...row.pictures, picture], missing };
}
