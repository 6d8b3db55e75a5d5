import type { TFunction } from "i18next";
import { ApiError } from "#web/api/api-error.ts";
import { readFailure } from "#web/forms/read-failure.ts";
import { fieldNames } from "#web/pages/listing-form/form-values.ts";
import type { SaverPorts } from "./draft-saver.ts";

/** A lost connection and a server that is busy or ill are tried again; everything else is a refusal with its reasons. */
export function readSavingFailure(error: unknown, t: TFunction): ReturnType<SaverPorts["read"]> {
  if (error instanceof TypeError) return { kind: "offline" };
  if (error instanceof ApiError && (error.status === 429 || error.status >= 500)) return { kind: "offline" };
  if (error instanceof ApiError && error.body.code === "CHANGED_ELSEWHERE") return { kind: "overtaken" };
  const { fields, message } = readFailure(error, [...fieldNames, "pictures"], t);
  if (error instanceof ApiError && error.status === 401) {
    return { kind: "refused", errors: {}, message: t("listingForm:save.signedOut") };
  }
  return {
    kind: "refused",
    errors: Object.fromEntries(fields),
    message: message ?? t("listingForm:save.refused"),
  };
}
