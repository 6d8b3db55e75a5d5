import type { ReactNode } from "react";

/** A section of the item page: its name on the left, its content beside it; stacked on phones. */
export function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="border-line border-t pt-9 mt-12 tablet:grid tablet:grid-cols-[190px_1fr] tablet:gap-7"
    >
      <h2 id={id} className="type-h4 mb-5 tablet:mb-0">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
