import { expect, test } from "vitest";
import { username } from "#contract/accounts/accounts.ts";
import { nameRefusal, skeletonOf } from "./name-rules.ts";

test.each([
  ["admin with a Cyrillic a", "аdmin"],
  ["Latin and Greek", "jοsef"],
  ["Latin and Cyrillic", "Kаrel"],
  ["Greek and Cyrillic", "αлфа"],
  ["letters of no living script", "𐌰𐌱𐌲𐌳"],
])("a name of two scripts or of none that is written (%s) is refused", (_, name) => {
  expect(nameRefusal(name)).toBe("USERNAME_SCRIPTS");
});

test.each(["Žižkov.Šerák", "Łukasz-7", "борис", "Ελένη", "日本の酒", "술사랑", "ויסקי", "jan_novak", "007"])(
  "a name in one script (%s) is a name",
  (name) => {
    expect(nameRefusal(name)).toBeNull();
  },
);

test.each([
  ...["admin", "Administrator", "ADMIN", "adm1n", "admín", "ad.min", "admin2026", "pan.admin", "adrnin"],
  ...["podpora", "p0dpora", "Podpora.aukce", "moderator", "moderátor-1", "správce"],
  ...["kabinet", "Kabinet.cz", "kabinetpodpora", "kab1net", "tým_kabinetu", "KABINET-7"],
  ...["podporakabinet", "moderatorkabinet", "teamkabinet", "adminteam", "Official.Admin", "supportadmin"],
])("%s passes for the site and is refused", (name) => {
  expect(nameRefusal(name)).toBe("USERNAME_RESERVED");
});

test.each(["badminton", "adminka.nova", "informatik", "skabinet", "rootbeer", "modera"])(
  "%s only contains such a word and stays",
  (name) => {
    expect(nameRefusal(name)).toBeNull();
  },
);

test.each([
  ["b0b", "bob"],
  ["Iva", "lva"],
  ["rnira", "mira"],
  ["pau1", "paul"],
  ["борис", "ЬОРИС".toLowerCase().replace("ь", "б")],
])("A15: %s looks like %s", (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

test.each([
  ["nova", "nová"],
  ["iva", "lva"],
  ["jan.novak", "jannovak"],
])("%s does not look like %s", (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

test("A12: a name is read in its compatible form, and what cannot be seen is refused", () => {
  expect(username.parse("Ｊａｎ")).toBe("Jan");
  expect(username.parse("ﬁlip")).toBe("filip");
  expect(username.parse("Nova\u0301")).toBe("Nová");
  const invisible = [
    "\u200b",
    "\u200d",
    "\u00ad",
    "\ufeff",
    "\u2060",
    "\u3164",
    "\uffa0",
    "\u115f",
    "\u1160",
    "\ufe0f",
  ];
  for (const sign of invisible) {
    expect([sign, username.safeParse(`jan${sign}novak`).success]).toEqual([sign, false]);
  }
});
