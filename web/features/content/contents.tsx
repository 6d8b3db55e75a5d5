import { useId } from "react";
import { useTranslation } from "react-i18next";
import { typography } from "#web/format/typography.ts";
import { classes } from "#web/ui/classes.ts";

interface ContentsProps {
  headings: readonly { id: string; text: string }[];
  className?: string;
}

/** What a long text consists of; nothing where there is little of it. */
export function Contents({ headings, className }: ContentsProps) {
  const { t } = useTranslation("articles");
  const id = useId();
  if (headings.length < 4) return null;
  return (
    <nav aria-labelledby={id} className={classes("border-line border-y py-5", className)}>
      <h2 id={id} className="type-h5">
        {t("contents")}
      </h2>
      <ul className="type-small mt-1 gap-x-7 tablet:columns-2">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`} className="inline-block py-1.5 text-muted hover:text-ink hover:underline">
              {typography(heading.text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
