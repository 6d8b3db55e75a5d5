import sanitize from "sanitize-html";

/** A picture in the text, named by its id: `<img src="media:ID" alt="…">`. */
const mediaSource = /^media:([\w-]{1,64})$/;

const ownAddress = /^(#|mailto:|tel:|\/(?![/\\]))/i;

const allowedTags = [
  "h2",
  "h3",
  "h4",
  "p",
  "ul",
  "ol",
  "li",
  "dl",
  "dt",
  "dd",
  "blockquote",
  "br",
  "hr",
  "a",
  "img",
  "strong",
  "em",
  "sub",
  "sup",
  "abbr",
  "figure",
  "figcaption",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
];

/**
 * SE4: Of the markup of articles and pages only what is allowed stays, when stored and when shown.
 *
 * Of other tags only the text stays; shown, it is cleaned again, so that a text stored under older rules is clean too.
 */
export function cleanMarkup(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt"],
      abbr: ["title"],
      ol: ["start"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["media"] },
    allowProtocolRelative: false,
    transformTags: {
      // The page itself has the only heading of the first level.
      h1: "h2",
      b: "strong",
      i: "em",
      a: (tagName, { href = "" }) => ({
        tagName,
        attribs: { href, ...(!ownAddress.test(href) && { rel: "noopener noreferrer" }) },
      }),
      img: (tagName, { src = "", alt = "" }) => ({ tagName, attribs: { src, alt } }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !mediaSource.test(attribs.src ?? ""),
  }).trim();
}

/** The words alone, entities decoded. */
export function plainText(html: string): string {
  return sanitize(html.replace(/<\/(p|li|h\d|t[hd]|d[td])>/g, " "), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}
