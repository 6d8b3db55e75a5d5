/** The part of the browser's `Storage` interface that is used. */
export type SavedTexts = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const whilePageLasts = { localStorage: inMemory(), sessionStorage: inMemory() };

/**
 * The browser's own storage; where the visitor forbids it, even reading the property throws, and values last as long
 * as the page.
 */
export function browserStorage(name: keyof typeof whilePageLasts): SavedTexts {
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

function inMemory(): SavedTexts {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}
