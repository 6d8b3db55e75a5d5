import type { ReactNode } from "react";
import { AdminLayout } from "#web/pages/admin/admin-layout.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

interface GrowableListProps<Item> {
  /** Of the page: its title, what it is for, what opens the form for another one, and what is said while there is none. */
  words: { title: string; lead: string; add: string; none: { title: string; text: string } };
  form: ReactNode;
  items: readonly Item[];
  serverTime: string;
  renderItem: (item: Item) => ReactNode;
}

/** A page of few things that the site adds to: a form for another one, folded, and all there are. */
export function GrowableList<Item>({ words, form, items, serverTime, renderItem }: GrowableListProps<Item>) {
  return (
    <AdminLayout serverTime={serverTime}>
      <div className="max-w-230">
        <h1 className="type-h1">{words.title}</h1>
        <p className="type-body mt-2 max-w-[70ch] text-muted">{words.lead}</p>
        <Disclosure summary={words.add} className="mt-6 border-t">
          {form}
        </Disclosure>
        {items.length === 0 ? (
          <EmptyState className="border-t-0" title={words.none.title}>
            {words.none.text}
          </EmptyState>
        ) : (
          <ul>{items.map(renderItem)}</ul>
        )}
      </div>
    </AdminLayout>
  );
}
