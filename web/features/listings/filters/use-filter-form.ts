import { type FocusEvent, type FormEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { FacetCounts } from "#contract/search/facets.ts";

/** How something else than a field of the form takes part in it. */
export interface FilterForm {
  /** Writes into a field as if the visitor did. */
  write(name: string, value: string): void;
  /** Applies what was written, as leaving the field does. */
  leave(): void;
}

/**
 * What scripts add to the form of filters: what is asked for comes without loading the page anew, and where the form has no
 * button, a choice applies as it is made and stays where it is. The browser keeps what is chosen; when an answer comes the
 * fields say what it was for, but for the one that somebody is writing in.
 */
export function useFilterForm(form: RefObject<HTMLFormElement | null>, facets: FacetCounts) {
  const navigate = useNavigate();
  const written = useRef<HTMLInputElement | null>(null);
  const chosen = useRef<{ field: Element; top: number } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has facets of its own
  useLayoutEffect(() => {
    for (const field of form.current?.querySelectorAll<HTMLInputElement>("input[name]") ?? []) {
      if (isTicked(field)) field.checked = field.defaultChecked;
      else if (field !== written.current) field.value = field.defaultValue;
    }
    const { field, top = 0 } = chosen.current ?? {};
    chosen.current = null;
    // What stands above it may have more or fewer values now.
    if (field?.isConnected) window.scrollBy({ top: topOf(field) - top, behavior: "instant" });
  }, [form, facets]);

  function apply(): void {
    if (!form.current) return;
    written.current = null;
    const asked = [...new FormData(form.current)]
      .map(([name, value]) => [name, name.startsWith("price") ? String(value).replace(/\s/g, "") : String(value)])
      .filter(([, value]) => value);
    form.current.hidePopover?.();
    void navigate(`?${new URLSearchParams(asked)}`, { preventScrollReset: true });
  }

  function applyAtOnce(field: Element): void {
    if (form.current?.querySelector("[type=submit]")?.getClientRects().length !== 0) return;
    chosen.current = { field, top: topOf(field) };
    apply();
  }

  const leave = () => written.current && applyAtOnce(written.current);
  const write = (name: string, value: string) => {
    const field = form.current?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) return;
    field.value = value;
    written.current = field;
  };

  const handlers = {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      apply();
    },
    onChange: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLInputElement) || !target.name) return;
      if (isTicked(target)) applyAtOnce(target);
      else written.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      if (target === written.current) leave();
    },
  };
  return { handlers, write, leave };
}

const isTicked = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

/** Where it stands on the page, however far that is scrolled. */
const topOf = (field: Element) => field.getBoundingClientRect().top + window.scrollY;
