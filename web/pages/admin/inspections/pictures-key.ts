import { type RefObject, useEffect, useRef } from "react";

/** The height of the bar above the page and a little more, in px: what ends above is no longer looked at. */
const seenFrom = 96;

/** Calls back where the key Z asks for these pictures. */
export function usePicturesKey(pictures: RefObject<Element | null>, open: () => void): void {
  const described = useRef(open);
  described.current = open;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (pictures.current && isPicturesKey(event, pictures.current)) described.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [pictures]);
}

/** Whether a key asks for these pictures: those of the listing that has the focus, else of the first one in sight. */
function isPicturesKey(event: KeyboardEvent, pictures: Element): boolean {
  if (event.key.toLowerCase() !== "z" || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.isContentEditable) return false;
  if (target.matches("input, textarea, select") || target.closest("[role=dialog], dialog, .yarl__root")) return false;
  const all = [...document.querySelectorAll("[data-pictures]")].map((each) => ({ each, block: blockOf(each) }));
  const meant =
    all.find(({ block }) => block.contains(target)) ??
    all.find(({ block }) => block.getBoundingClientRect().bottom > seenFrom);
  return meant?.each === pictures;
}

const blockOf = (pictures: Element) => pictures.parentElement?.closest("li") ?? pictures;
