import sax from "sax";

/** An element of a document without prefixes of namespaces, attributes of its own and comments. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  /** What it says itself, beside its children. */
  text: string;
}

/** No bank's document is deeper by half, and each level costs. */
const deepest = 20;

/** The outermost element of a document; null where it is not whole, deeper than twenty, or defines things of its own. */
export function readElements(xml: string): Element | null {
  const parser = sax.parser(true, { trim: true });
  const open: Element[] = [];
  let root: Element | null = null;
  const refuse = (): never => {
    throw new NotRead();
  };
  const say = (text: string) => {
    const inner = open.at(-1);
    if (inner) inner.text += text;
  };
  parser.onerror = refuse;
  // Definitions could blow a document up, and no bank writes any.
  parser.ondoctype = refuse;
  parser.ontext = say;
  parser.oncdata = say;
  parser.onopentag = ({ name, attributes }) => {
    const element = { name: withoutPrefix(name), attributes: attributes as Record<string, string> };
    const opened: Element = { ...element, children: [], text: "" };
    open.at(-1)?.children.push(opened);
    if (open.push(opened) > deepest) refuse();
    root ??= opened;
  };
  parser.onclosetag = () => void open.pop();
  try {
    parser.write(xml).close();
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
  return root;
}

class NotRead extends Error {}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** The elements at a path below one, `NtryDtls/TxDtls`. */
export function elementsAt(within: Element | undefined, path: string): Element[] {
  return path
    .split("/")
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      within ? [within] : [],
    );
}

/** What the first element at a path says; empty where there is none. */
export function textAt(within: Element | undefined, path: string): string {
  return elementsAt(within, path)[0]?.text.trim() ?? "";
}
