import { Node } from "@tiptap/react";
import { withoutPictures, withPictures } from "./written-markup.ts";

/** What the editor does not write itself and must not lose: it stands in the text whole, as the stored markup has it. */
const stored = ["table", "figure", "dl", "img"];

export const PreservedBlock = Node.create({
  name: "keptBlock",
  group: "block",
  atom: true,
  addAttributes: () => ({ html: { default: "", rendered: false } }),
  parseHTML: () =>
    stored.map((tag) => ({
      tag,
      priority: 100,
      getAttrs: (element) => ({ html: withPictures(element.outerHTML) }),
    })),
  renderHTML: ({ node }) => elementOf(withoutPictures(String(node.attrs.html))),
  // Stored markup names a picture by its id; in the editor it is seen.
  addNodeView:
    () =>
    ({ node }) => ({
      dom: elementOf(String(node.attrs.html).replace(/src="media:([\w-]+)"/g, 'src="/media/$1/320.webp"')),
    }),
});

function elementOf(html: string): HTMLElement {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const [element] = holder.content.children;
  return element instanceof HTMLElement ? element : document.createElement("p");
}
