import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** What waits and is no listing, as a line among `ListingRow`s: a sign, what it is, how it stands, what to do. */
export function IconRow({
  icon: Icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[60px_minmax(0,1fr)] items-center gap-x-5.5 gap-y-3 border-b border-line py-4 tablet:col-span-full tablet:grid-cols-subgrid">
      <Icon aria-hidden="true" strokeWidth={1.25} className="size-9 justify-self-center text-primary" />
      <div className="min-w-0">
        <h2 className="type-lot">{title}</h2>
        <p className="type-small mt-0.5">{text}</p>
      </div>
      <div className="max-tablet:col-span-full max-tablet:flex max-tablet:*:grow tablet:justify-self-end wide:col-span-2">
        {children}
      </div>
    </li>
  );
}
