import type * as Axe from "axe-core";

/** What to look for: axe's rules by their tags or names, and the widths in CSS pixels. */
export interface Wanted {
  readonly tags?: string[];
  readonly rules?: string[];
  readonly axeWidths: number[];
  readonly widths: number[];
}

/** Faults by the width at which they are seen. */
export type Faults = Record<string, string[]>;

/**
 * Runs in the frame that shows a copy: what axe finds, a page that is wider than the window, and words of up to twenty letters
 * that stand in two lines. A longer one may be broken where nothing else helps, and so may a name with digits in it, which
 * journeys make at random.
 */
export async function findFaults({ tags, rules, axeWidths, widths }: Wanted): Promise<Faults> {
  const faults: Faults = {};
  const frame = window.frameElement as HTMLIFrameElement;
  for (const width of axeWidths) {
    await showAt(width);
    add(width, await violations());
  }
  for (const width of widths) {
    await showAt(width);
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    add(width, beyond > 0 ? [`the page is ${beyond} px too wide: ${widest()}`] : []);
    add(width, brokenWords());
  }
  return faults;

  function add(width: number, found: string[]): void {
    if (found.length > 0) faults[`${width} px`] = [...(faults[`${width} px`] ?? []), ...found];
  }

  async function showAt(width: number): Promise<void> {
    frame.style.width = `${width}px`;
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }

  async function violations(): Promise<string[]> {
    const { axe } = window as unknown as { axe: typeof Axe };
    const runOnly = tags ? ({ type: "tag", values: tags } as const) : ({ type: "rule", values: rules ?? [] } as const);
    // The guards that keep the focus inside an open dialog or menu take the focus only to hand it on.
    const context = { exclude: ["[data-base-ui-focus-guard]"] };
    // Not of WCAG, and so of none of the tags.
    const more = tags ? { rules: { "heading-order": { enabled: true } } } : {};
    const found = await axe.run(context, { runOnly, ...more, resultTypes: ["violations"] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  }

  /** The innermost part that reaches farthest to the right. */
  function widest(): string {
    const rights = [...document.body.querySelectorAll("*")].map(
      (part) => [part.getBoundingClientRect().right, part] as const,
    );
    const most = Math.max(...rights.map(([right]) => right));
    return rights.findLast(([right]) => right === most)?.[1].outerHTML.slice(0, 300) ?? "";
  }

  function brokenWords(): string[] {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // A name may end in an ellipsis, and its cut-off part has no lines of its own.
      const clamp = node.parentElement.closest("[class*=line-clamp]");
      if (clamp && clamp.scrollHeight > clamp.clientHeight) continue;
      const whole = document.createRange();
      whole.selectNodeContents(node);
      if (linesOf(whole) < 2) continue;
      for (const { 0: word, index } of (node as Text).data.matchAll(/[\p{L}\p{M}\p{N}._@]+/gu)) {
        if (word.length > 20 || /\p{N}/u.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) broken.push(`“${word}” is broken`);
      }
    }
    return broken;
  }

  function linesOf(range: Range): number {
    const visible = [...range.getClientRects()].filter(({ width }) => width > 1);
    return new Set(visible.map(({ top }) => Math.round(top))).size;
  }
}
