import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";

/** A fact of a line; `className` says where it shows. */
export interface ShownFact {
  readonly key: string;
  readonly shown: ReactNode;
  readonly className?: string | undefined;
}

/** Facts side by side with a dot between two of them; where the line breaks, and before the first one shown, no dot is seen. */
export function FactLine({ facts, className }: { facts: readonly ShownFact[]; className?: string }) {
  return (
    <p className={classes("fact-line", className)}>
      {facts.map(({ key, shown, className: ofFact }, index) => (
        <span key={key} className={ofFact}>
          {index > 0 && <span> · </span>}
          {shown}
        </span>
      ))}
    </p>
  );
}

/** Facts that are plain texts; those that are missing are left out. */
export function factsOfTexts(texts: readonly (string | null | undefined | false)[]): ShownFact[] {
  return texts.filter((text) => Boolean(text)).map((text) => ({ key: String(text), shown: text }));
}
