import { Mark } from "@tiptap/react";

/** Words that stored markup raises, lowers or explains: the editor has no tool for it and keeps it as it is. */
export const PreservedMark = Mark.create({
  name: "keptMark",
  // One may lie within another.
  excludes: "",
  addAttributes: () => ({ tag: { default: "sub", rendered: false }, title: { default: null } }),
  parseHTML: () =>
    ["sub", "sup", "abbr"].map((tag) => ({
      tag,
      getAttrs: (element) => ({ tag, title: element.getAttribute("title") }),
    })),
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs.tag), HTMLAttributes, 0],
});
