import { type ReactNode, useId } from "react";
import { Link } from "react-router";

interface HomeSectionProps {
  title: string;
  link?: { label: string; to: string };
  children: ReactNode;
}

/** A row of the home page: its name left, the way to more of it right. */
export function HomeSection({ title, link, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="container-page section-gap when-near-[calc(125vw+700px)] tablet:when-near-[1000px] wide:when-near-[650px]"
    >
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        {link && (
          <Link to={link.to} className="quiet-link type-small py-2">
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
