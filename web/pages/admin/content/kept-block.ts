import { Node } from "@tiptap/react";

/** What the editor does not write itself and must not lose: it stands in the text whole, as the stored markup has it. */
const kept = ["table", "figure", "dl", "img"];

export const KeptBlock = Node.create({
  name: "keptBlock",
  group: "block",
  atom: true,
  addAttributes: () => ({ html: { default: "", rendered: false } }),
  parseHTML: () =>
    kept.map((tag) => ({ tag, priority: 100, getAttrs: (element) => ({ html: element.outerHTML }) })),
  renderHTML: ({ node }) => {
    const holder = document.createElement("template");
    holder.innerHTML = String(node.attrs.html);
    return holder.content.firstElementChild ?? document.createElement("p");
  },
});
