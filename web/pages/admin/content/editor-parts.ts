import type { Node } from "@tiptap/pm/model";
import { createNodeFromContent, getHTMLFromFragment, getSchema } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { lostMarkup } from "./lost-markup.ts";
import { PreservedBlock } from "./preserved-block.ts";
import { PreservedMark } from "./preserved-mark.ts";
import { writtenMarkup } from "./written-markup.ts";

/** What the editor writes, and what it keeps as it is. */
export const editorParts = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: false },
    ...{ code: false, codeBlock: false, strike: false, underline: false },
  }),
  PreservedBlock,
  PreservedMark,
];

/** Names of tags that would be gone from a text once it has been through the editor. In browsers only. */
export function lostInEditor(stored: string): string[] {
  const schema = getSchema(editorParts);
  const read = createNodeFromContent(stored, schema, { slice: false }) as Node;
  return lostMarkup(stored, writtenMarkup(getHTMLFromFragment(read.content, schema)));
}
