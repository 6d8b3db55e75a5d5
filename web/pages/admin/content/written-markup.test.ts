import { expect, test } from "vitest";
import { writtenMarkup } from "./written-markup.ts";

test.each([
  ["<p></p>", ""],
  [
    "<ul><li><p>a</p></li><li><p>b <strong>c</strong></p></li></ul>",
    "<ul><li>a</li><li>b <strong>c</strong></li></ul>",
  ],
  ["<ul><li><p>a</p><p>b</p></li></ul>", "<ul><li><p>a</p><p>b</p></li></ul>"],
  ["<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>", "<ul><li><p>a</p><ul><li>b</li></ul></li></ul>"],
  ["<h2>a</h2><p>b</p>", "<h2>a</h2><p>b</p>"],
])("%s is stored as %s", (html, stored) => {
  expect(writtenMarkup(html)).toBe(stored);
});
