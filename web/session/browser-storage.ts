/** The part of the browser's `Storage` interface that is used. */
export type KeptTexts = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const whilePageLasts = { localStorage: inMemory(), sessionStorage: inMemory() };

/**
 * The browser's own storage; where the visitor forbids it, even reading the property throws, and values last as long
 * as the page.
 */
export function browserStorage(name: keyof typeof whilePageLasts): KeptTexts {
  try {
    return window[name];
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return whilePageLasts[name];
  }
}

/** Whether values last only as long as the page. */
export function isStorageForbidden(name: keyof typeof whilePageLasts): boolean {
  return browserStorage(name) === whilePageLasts[name];
}

function inMemory(): KeptTexts {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
