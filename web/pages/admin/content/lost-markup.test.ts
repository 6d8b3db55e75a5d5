import { expect, test } from "vitest";
import { lostMarkup } from "./lost-markup.ts";

test.each([
  ["nothing", "<h2>a</h2><p>b</p>", "<h2>a</h2><p>b</p>", []],
  ["paragraphs of a list", "<ul><li>a</li></ul>", "<ul><li><p>a</p></li></ul>", []],
  ["words that were marked", "<p>CO<sub>2</sub></p>", "<p>CO2</p>", ["sub"]],
  ["one of two rules", "<hr /><p>a</p><hr />", "<hr><p>a</p>", ["hr"]],
  ["where a link leads", '<a href="/blog">a</a>', '<a href="/">a</a>', ["a"]],
  ["where a list begins", '<ol start="3"><li>a</li></ol>', "<ol><li>a</li></ol>", ["ol"]],
  ["a list that begins at one", '<ol start="1"><li>a</li></ol>', "<ol><li>a</li></ol>", []],
  ["a kind of link", '<a href="/x" rel="noopener">a</a>', '<a target="_blank" href="/x">a</a>', []],
])("%s", (_, stored, written, lost) => {
  expect(lostMarkup(stored, written)).toEqual(lost);
});
