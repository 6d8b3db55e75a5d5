import type { ReactNode } from "react";

/** A section of the item page: its name on the left, its content beside it; stacked where the column is narrow. */
export function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-12 border-line border-t pt-9 @min-[740px]:grid @min-[740px]:grid-cols-[190px_1fr] @min-[740px]:gap-7"
    >
      <h2 id={id} className="type-h4 mb-5 @min-[740px]:mb-0">
        {title}
      </h2>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
