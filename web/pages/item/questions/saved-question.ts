import type { SavedTexts } from "#web/session/browser-storage.ts";

/** What is being written to the owner of a listing, and whether it may stand under the item. */
export interface Question {
  readonly text: string;
  readonly isPublic: boolean;
}

/** Keeps an unsent question until the tab closes; an empty one is forgotten. Where the storage is full it lasts as long as its form. */
export function keepQuestion(store: SavedTexts, listingId: number, userId: number, question: Question): void {
  try {
    if (question.text === "") store.removeItem(keyOf(listingId));
    else store.setItem(keyOf(listingId), JSON.stringify({ userId, ...question }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    store.removeItem(keyOf(listingId));
  }
}

/** The question that this person has written about the listing and not sent; an empty one for anybody else. */
export function readSavedQuestion(store: SavedTexts, listingId: number, userId: number): Question {
  const none = { text: "", isPublic: true };
  try {
    const stored = JSON.parse(store.getItem(keyOf(listingId)) ?? "null") as
      | (Partial<Question> & { userId?: number })
      | null;
    if (stored?.userId !== userId || typeof stored.text !== "string") return none;
    return { text: stored.text, isPublic: stored.isPublic === true };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return none;
  }
}

function keyOf(listingId: number): string {
  return `question.${listingId}`;
}
