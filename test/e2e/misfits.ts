/**
 * What does not fit the width of the window: a page that scrolls sideways, and words of up to twenty letters that stand in two
 * lines. A longer one may be broken where nothing else helps, and so may a name with digits in it, which journeys make at random.
 */
export function misfits(): string[] {
  const beyond = document.documentElement.scrollWidth - window.innerWidth;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    // A name may end in an ellipsis, and its cut-off part has no lines of its own.
    const clamp = node.parentElement.closest("[class*=line-clamp]");
    if (clamp && clamp.scrollHeight > clamp.clientHeight) continue;
    const whole = document.createRange();
    whole.selectNodeContents(node);
    if (new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue;
    for (const { 0: word, index } of (node as Text).data.matchAll(/[\p{L}\p{M}\p{N}._@]+/gu)) {
      if (word.length > 20 || /\p{N}/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].flatMap(({ top, width }) => (width > 1 ? [Math.round(top)] : [])),
      );
      if (lines.size > 1) broken.push(word);
    }
  }
  return beyond > 0 ? [`the page is ${beyond} px too wide`, ...broken] : broken;
}
