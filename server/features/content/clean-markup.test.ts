import { expect, test } from "vitest";
import { cleanMarkup, plainText } from "./clean-markup.ts";

const addressless = '<a rel="noopener noreferrer">a</a>';

test.each([
  ["a script", "<p>a</p><script>alert(1)</script>", "<p>a</p>"],
  ["a handler", '<p onclick="x()">a</p>', "<p>a</p>"],
  ["a style", '<p style="position:fixed" class="x" id="content">a</p>', "<p>a</p>"],
  ["a script for an address", '<a href="javascript:alert(1)">a</a>', addressless],
  ["a script behind a tab", '<a href="java\tscript:alert(1)">a</a>', addressless],
  ["data for an address", '<a href="data:text/html,x">a</a>', addressless],
  ["an address without its protocol", '<a href="//evil.test">a</a>', addressless],
  ["a frame", '<iframe src="https://evil.test"></iframe>', ""],
  ["a foreign picture", '<img src="https://evil.test/x.png" alt="x">', ""],
  ["a picture that runs", '<img src="x" onerror="alert(1)">', ""],
  ["markup within SVG", "<svg><script>alert(1)</script><p>a</p></svg>", "<p>a</p>"],
  ["a broken tag", "<p>a<b", "<p>a</p>"],
])("SE4: %s does not get through", (_, given, left) => {
  expect(cleanMarkup(given)).toBe(left);
});

test("headings, lists, tables, links and our pictures stay, and a second cleaning changes nothing", () => {
  const written =
    '<h1>Název</h1><h2>Část</h2><ul><li><b>a</b></li></ul><table><tr><th scope="row" onclick="x">1</th><td>2</td></tr></table>' +
    '<p><a href="/info/1/obchodni-podminky">zde</a> <a href="https://coi.gov.cz/" target="_blank">tam</a></p>' +
    '<img src="media:abc-1" width="9" alt="Láhev &quot;stará&quot;">';
  const clean =
    '<h2>Název</h2><h2>Část</h2><ul><li><strong>a</strong></li></ul><table><tr><th scope="row">1</th><td>2</td></tr></table>' +
    '<p><a href="/info/1/obchodni-podminky">zde</a> <a href="https://coi.gov.cz/" rel="noopener noreferrer">tam</a></p>' +
    '<img src="media:abc-1" alt="Láhev &quot;stará&quot;" />';
  expect(cleanMarkup(written)).toBe(clean);
  expect(cleanMarkup(clean)).toBe(clean);
});

test("the words of a text are told apart and decoded", () => {
  expect(plainText("<h2>A &amp; B</h2><p>c &lt; <em>d</em></p>")).toBe("A & B c < d");
});
