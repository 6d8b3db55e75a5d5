import type { TFunction } from "i18next";
import { readFailure } from "#web/forms/read-failure.ts";

/** Does something; null when it is done, else the words for why not. `t` knows the namespaces `forms` and `common`. */
export async function failureOf(work: Promise<unknown>, t: TFunction): Promise<string | null> {
  try {
    await work;
    return null;
  } catch (error) {
    return readFailure(error, [], t).message ?? t("common:error.general");
  }
}
