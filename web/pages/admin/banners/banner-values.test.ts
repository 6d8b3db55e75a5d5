import { expect, test } from "vitest";
import { bodyOf, valuesOf } from "./banner-values.ts";

const texts = {
  place: "banner.popup_mobile" as const,
  title: { cs: "Okno", en: "" },
  url: { cs: "/blog", en: "/en/blog" },
  alt: { cs: "Tři lahve", en: "" },
};

test("a banner's span is written in Prague's time and read back as the same moment", () => {
  const banner = { ...texts, lang: "en", startsAt: "2026-01-05T09:00:00.000Z", endsAt: null } as const;
  const values = valuesOf(banner);
  expect([values.lang, values.startsAt, values.endsAt]).toEqual(["en", "2026-01-05T10:00", ""]);
  expect(bodyOf(values)).toEqual(banner);
});

test("a new banner has no limits", () => {
  expect(bodyOf({ ...valuesOf(null), ...texts })).toEqual({
    ...texts,
    ...{ lang: null, startsAt: null, endsAt: null },
  });
});
