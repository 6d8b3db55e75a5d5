import { useTranslation } from "react-i18next";
import type { Picture } from "#contract/listings/media.ts";

/** What each picture shows, in words ("etiketa"); empty where it is not said. */
export function useCaptions(pictures: readonly Picture[]): string[] {
  const { t } = useTranslation("item");
  return pictures.map(({ role }) =>
    role && role !== "other" ? t(`role.${role}`, { defaultValue: "" }) : "",
  );
}
