import type { TFunction } from "i18next";

/** What the global modal shows (rule FR5). */
export interface ModalContent {
  type: string;
  title?: string;
  text?: string;
}

/** Title and text for what is to be shown, in the words of the page's language. */
export function modalWords({ type, title, text }: ModalContent, t: TFunction<"ui">): { title: string; text: string } {
  const isKnown = type === "text";
  return {
    title: (isKnown && title) || t("modal.unknownTitle"),
    text: isKnown ? (text ?? "") : t("modal.unknown", { type }),
  };
}

let shown: ModalContent | null = null;
const watchers = new Set<() => void>();

/** Opens the global modal of the page, from any code; a second one replaces the first. */
export function openModal(content: ModalContent): void {
  change(content);
}

export function closeModal(): void {
  change(null);
}

/** For `useSyncExternalStore`: the current modal, and a subscription to its changes. */
export const modal = {
  read: () => shown,
  readOnServer: () => null,
  watch: (onChange: () => void) => {
    watchers.add(onChange);
    return () => void watchers.delete(onChange);
  },
};

function change(content: ModalContent | null): void {
  shown = content;
  for (const announce of watchers) announce();
}
