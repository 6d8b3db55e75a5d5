/**
 * What browsers get for i18next (web/build/translator-for-browser.ts): the part of it that this site uses, at a tenth of its
 * weight. Texts by key, plural forms, values in double braces, namespaces, a prefix, lists. A test holds it against i18next.
 */
type Texts = { readonly [key: string]: Texts | string } | readonly string[];

interface Options {
  lng: string;
  resources: Record<string, Record<string, Texts>>;
  defaultNS: string;
  react: object;
}

interface Asked {
  ns?: string | readonly string[];
  count?: number;
  defaultValue?: string;
  returnObjects?: boolean;
  [value: string]: unknown;
}

interface Plugin {
  init(instance: object): void;
}

const nothing = () => {};

/** A translator whose texts are all given: none are fetched, the language never changes. */
export function createInstance(options: Options) {
  const { lng } = options;
  const texts: Record<string, Texts | undefined> = { ...options.resources[lng] };
  const plurals = new Intl.PluralRules(lng);
  const getFixedT = (
    _language: string | null,
    namespaces?: string | readonly string[] | null,
    prefix?: string,
  ) => {
    const t = (keys: string | readonly string[], asked: Asked = {}): unknown => {
      const own = [asked.ns ?? namespaces ?? options.defaultNS].flat();
      const full = [keys].flat().map((key) => (prefix ? `${prefix}.${key}` : key));
      for (const key of full) {
        const found = find(key, own, asked);
        if (found !== undefined) return found;
      }
      return asked.defaultValue === undefined
        ? wordsOf(full.at(-1) ?? "").key
        : filled(asked.defaultValue, asked);
    };
    // `Trans` looks here, or would ask the default namespace.
    return Object.assign(t, { lng, ns: namespaces, keyPrefix: prefix });
  };

  const find = (key: string, own: readonly string[], asked: Asked): unknown => {
    const named = wordsOf(key);
    const namespaces = named.namespace === null ? own : [named.namespace];
    for (const namespace of namespaces) {
      for (const form of formsOf(named.key, asked.count)) {
        const text = form.split(".").reduce<unknown>(stepInto, texts[namespace]);
        if (text && typeof text === "string") return filled(text, asked);
        if (text && asked.returnObjects) return filledWithin(text, asked);
      }
    }
    return undefined;
  };

  /** `items` for 3 is `items_few`, else `items`; for 0 `items_zero` goes before. */
  const formsOf = (key: string, count: number | undefined): string[] =>
    count === undefined
      ? [key]
      : [...(count === 0 ? [`${key}_zero`] : []), `${key}_${plurals.select(count)}`, key];

  const instance = {
    options: { ...options, ns: Object.keys(texts) },
    language: lng,
    languages: [lng],
    resolvedLanguage: lng,
    isInitialized: true,
    use(plugin: Plugin) {
      plugin.init(instance);
      return instance;
    },
    init: () => Promise.resolve(),
    t: getFixedT(null),
    getFixedT,
    addResourceBundle: (_language: string, namespace: string, added: Texts) => {
      texts[namespace] = added;
    },
    hasLoadedNamespace: () => true,
    on: nothing,
    off: nothing,
    store: { on: nothing, off: nothing },
    // For texts with elements in them (`Trans`).
    services: { interpolator: { interpolate: filled } },
  };
  return instance;
}

/** Asked for by react-i18next where keys are functions, which they never are here. */
export const keyFromSelector = String;

/** A key may name its namespace before a colon. */
function wordsOf(key: string): { namespace: string | null; key: string } {
  const end = key.indexOf(":");
  return end < 0 ? { namespace: null, key } : { namespace: key.slice(0, end), key: key.slice(end + 1) };
}

function stepInto(texts: unknown, step: string): unknown {
  return typeof texts === "object" && texts !== null ? (texts as Record<string, unknown>)[step] : undefined;
}

function filled(text: string, values: Asked): string {
  return text.replace(/\{\{\s*(.+?)\s*\}\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name] ?? "") : braces,
  );
}

function filledWithin(texts: unknown, values: Asked): unknown {
  if (typeof texts === "string") return filled(texts, values);
  if (Array.isArray(texts)) return texts.map((each) => filledWithin(each, values));
  const entries = Object.entries(texts as object);
  return Object.fromEntries(entries.map(([key, each]) => [key, filledWithin(each, values)]));
}
