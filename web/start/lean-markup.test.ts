import { Heart } from "lucide-react";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub, Link } from "react-router";
import { expect, test } from "vitest";
import { leanMarkup } from "./lean-markup.ts";

test("links and icons lose what their packages write to each of them", () => {
  const icon = createElement(Heart, { className: "size-5", strokeWidth: 1.5, "aria-hidden": true });
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(Link, { to: "/x" }, icon) }]);
  expect(leanMarkup(renderToString(createElement(Page)))).toMatch(
    /^<a href="\/x"><svg viewBox="0 0 24 24" class="lucide lucide-heart size-5" aria-hidden="true"><path[^>]*><\/path><\/svg><\/a>$/,
  );
});
