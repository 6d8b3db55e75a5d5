import type { ReactNode } from "react";

interface ShelfSectionProps {
  /** Anchor of the section. */
  id: string;
  title: ReactNode;
  /** Stands right of the title. */
  note: string;
  children: ReactNode;
}

/** A part of a long shelf; its heading stays in view, below the header where that does, while its cards pass. */
export function ShelfSection({ id, title, note, children }: ShelfSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 first:mt-0">
      <div className="sticky top-0 z-10 mb-6 flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b bg-light pt-4 pb-3 tablet:top-22">
        <h2 id={`${id}-title`} className="type-h3">
          {title}
        </h2>
        <p className="type-small tnum text-muted">{note}</p>
      </div>
      {children}
    </section>
  );
}
