import { expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";

test.each([
  ["<h2>Část</h2><p>a <em>b</em>c</p>", "Část a bc"],
  ['<p><a rel="x" href="/blog">zde</a>, pak</p>', "zde (/blog), pak"],
  ["<table><tr><td>1</td><td>2</td></tr></table>", "1 2"],
  ['<img src="media:a" alt="Láhev" />', "[Láhev]"],
  ["a &lt;b&gt; &amp;amp; c", "a <b> &amp; c"],
])("%s reads as %s", (html, words) => {
  expect(plainWords(html)).toBe(words);
});
