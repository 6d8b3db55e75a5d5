import type { TFunction } from "i18next";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { maxPictures } from "#contract/listings/publication-limits.ts";
import type { Picture } from "#contract/media/media.ts";
import { ApiError } from "#web/api/api-error.ts";
import { uploadFile } from "#web/api/upload-file.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { sortAdded } from "#web/pages/listing-form/photos/photo-intake.ts";
import { parallelUploads } from "#web/pages/listing-form/photos/photo-queue.ts";
import { inTurn, rowByFileName } from "./assign-photos-rules.ts";
import type { Drafts } from "./use-drafts.ts";

/** A photograph in the browser. `to` is the row that it is sent to; null: it waits in the tray, for `meant` if that is a row. */
export interface TrayPhoto {
  readonly key: string;
  readonly file: File;
  readonly preview: string;
  readonly to: number | null;
  /** The row that its file's name, its turn or a choice says; nothing is sent before it is confirmed. */
  readonly meant: number | null;
  readonly problem: string | null;
  /** No picture that a row could take: it is named and can be put away, nothing else. */
  readonly isUnfit: boolean;
}

export interface Tray {
  photos: readonly TrayPhoto[];
  add: (files: readonly File[]) => void;
  /** Sends one at once, as dragging does. */
  assign: (key: string, to: number) => void;
  mean: (key: string, row: number) => void;
  /** How many have a row in mind, and sending them there. */
  confirm: { count: number; send: () => void };
  /** How many each row would get, and writing that beside them; null where no row is without a photograph. */
  turn: { each: number; mean: () => void } | null;
  dismiss: (key: string) => void;
  uploadingTo: (id: number) => number;
  isUploading: boolean;
}

const pauseMs = 3_000;
const mostTries = 5;
let lastPhoto = 0;

/** Photographs on their way to the rows: in the tray each shows the row that is meant, and goes there once that is confirmed. */
export function useTray(drafts: Drafts): Tray {
  const { t } = useTranslation(["manyListings", "listingForm", "forms", "common"]);
  const { photos, setPhotos, change, dismiss } = usePhotos(drafts, t);
  const known = new Set(drafts.rows.map(({ id }) => id));
  const waiting = photos
    .filter(({ to }) => to === null)
    .map((photo) => (photo.meant !== null && known.has(photo.meant) ? photo : { ...photo, meant: null }));
  const meant = waiting.filter((photo) => photo.meant !== null);
  const open = waiting.filter((photo) => photo.meant === null && !photo.isUnfit);
  const bare = drafts.rows.filter(
    ({ id, pictures }) => pictures.length === 0 && !photos.some((photo) => [photo.to, photo.meant].includes(id)),
  );
  const turn = inTurn(open.length, bare.length);
  return {
    photos: waiting,
    add: (files) => {
      const sorted = [...files].sort((a, b) => a.name.localeCompare(b.name, "cs", { numeric: true }));
      setPhotos((all) => [...all, ...sorted.map((file) => taken(file, drafts, t))]);
    },
    assign: (key, to) => change(key, { to, problem: null }),
    mean: (key, row) => change(key, { meant: row, problem: null }),
    confirm: {
      count: meant.length,
      send: () => {
        for (const photo of meant) change(photo.key, { to: photo.meant, problem: null });
      },
    },
    turn:
      open.length > 0 && bare.length > 0
        ? {
            each: turn.each,
            mean: () => {
              for (const [index, { key }] of open.entries()) {
                const row = bare[turn.rowOf(index) ?? -1];
                if (row) change(key, { meant: row.id, problem: null });
              }
            },
          }
        : null,
    dismiss,
    uploadingTo: (id) => photos.filter(({ to }) => to === id).length,
    isUploading: photos.length > waiting.length,
  };
}

/** The photographs, and the sending of those that have a row to go to, a few at a time. */
function usePhotos(drafts: Drafts, t: TFunction<["manyListings", "listingForm", "forms", "common"]>) {
  const [photos, setPhotos] = useState<readonly TrayPhoto[]>([]);
  const running = useRef(new Set<string>());
  const change = (key: string, part: Partial<TrayPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)));
  const dismiss = (key: string) =>
    setPhotos((all) => {
      const gone = all.find((photo) => photo.key === key);
      if (gone) URL.revokeObjectURL(gone.preview);
      return all.filter((photo) => photo.key !== key);
    });

  const upload = async ({ key, file }: TrayPhoto, to: number) => {
    running.current.add(key);
    try {
      drafts.pictureAdded(to, await uploadPatiently(to, file));
      dismiss(key);
    } catch (error) {
      change(key, {
        to: null,
        meant: to,
        problem: readFailure(error, [], t).message ?? t("common:error.general"),
      });
    } finally {
      running.current.delete(key);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the photographs starts an upload; `upload` is another function at every render
  useEffect(() => {
    const due = photos.filter(({ key, to }) => to !== null && !running.current.has(key));
    for (const photo of due.slice(0, Math.max(0, parallelUploads - running.current.size)))
      if (photo.to !== null) void upload(photo, photo.to);
  }, [photos]);
  return { photos, setPhotos, change, dismiss };
}

function taken(file: File, drafts: Drafts, t: TFunction): TrayPhoto {
  const key = `tray-${++lastPhoto}`;
  const { refused } = sortAdded([{ key, name: file.name, size: file.size, mime: file.type }], 0);
  const reason = refused[0]?.reason;
  const named = rowByFileName(file.name, drafts.rows);
  const row = drafts.rows.find(({ id }) => id === named);
  const fits = !reason && row && row.pictures.length < maxPictures;
  return {
    key,
    file,
    preview: URL.createObjectURL(file),
    to: null,
    meant: fits ? row.id : null,
    isUnfit: reason !== undefined,
    problem: reason ? t(`manyListings:photos.refused.${reason}`) : null,
  };
}

/** A busy server and a lost connection are waited for. */
async function uploadPatiently(to: number, file: File, tries = 1): Promise<Picture> {
  try {
    return await uploadFile<Picture>({ path: `/api/me/advertisements/${to}/images` }, file, () => {});
  } catch (error) {
    const mayPass = error instanceof TypeError || (error instanceof ApiError && [429, 503].includes(error.status));
    if (!mayPass || tries >= mostTries) throw error;
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
    if (seconds !== null && seconds > 60) throw error;
    await new Promise((resolve) => setTimeout(resolve, seconds === null ? pauseMs : seconds * 1_000));
    return uploadPatiently(to, file, tries + 1);
  }
}
