import { Star } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { maxStars } from "#contract/reviews/reviews.ts";
import { classes } from "#web/ui/classes.ts";
import { FormError } from "#web/ui/fields/form-error.tsx";

/** One to five stars: a group of radio buttons, by arrows or by pressing; the chosen number stands beside in words. */
export function StarField({
  value,
  onChange,
  error,
}: {
  value: number | null;
  onChange: (stars: number) => void;
  error?: string | undefined;
}) {
  const { t } = useTranslation("reviews");
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="type-field">{t("form.stars")}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-4">
        <div className="-ml-2 flex">
          {Array.from({ length: maxStars }, (_, index) => index + 1).map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="stars"
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <span className="sr-only">{t("stars", { count: stars })}</span>
              <Star
                aria-hidden="true"
                strokeWidth={1.5}
                className={classes(
                  "size-7",
                  value !== null && stars <= value ? "fill-secondary text-secondary" : "text-control",
                )}
              />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="type-small text-muted">
          {value === null ? "" : t(`form.word.${value}`)}
        </span>
      </div>
      {error && <FormError id={`${id}-error`}>{error}</FormError>}
    </fieldset>
  );
}
