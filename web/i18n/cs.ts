const files = import.meta.glob<Record<string, unknown>>("./cs/*.json", { eager: true, import: "default" });

/** Namespace → texts; a file of the folder is a namespace. */
export default Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]),
);
