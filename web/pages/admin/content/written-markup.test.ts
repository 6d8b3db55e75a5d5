import { expect, test } from "vitest";
import { withoutPictures, writtenMarkup } from "./written-markup.ts";

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

test("pictures that are named by their ids are not asked for while a text is written, and are stored as they were", () => {
  const stored = '<figure><img src="media:a-1" alt="Láhev"><figcaption>src="media:b"</figcaption></figure>';
  const there = '<figure><img data-media="a-1" alt="Láhev"><figcaption>src="media:b"</figcaption></figure>';
  expect(withoutPictures(stored)).toBe(there);
  expect(writtenMarkup(there)).toBe(stored);
});
