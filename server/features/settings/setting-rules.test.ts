import { expect, test } from "vitest";
import { defaultSettings } from "./default-settings.ts";
import { findSettingFaults, longestMenuWords } from "./setting-rules.ts";

const { contacts, home } = defaultSettings;
const network = { name: "facebook", url: "https://www.facebook.com/kabinet" } as const;
const target = { cs: "/blog", en: "/en/blog" };
const long = { cs: "A", en: "a".repeat(longestMenuWords + 1) };

test("SE12: the defaults have no faults", () => {
  for (const [name, value] of Object.entries(defaultSettings))
    expect([name, findSettingFaults(name as "bid", value as never)]).toEqual([name, {}]);
});

test.each([
  ["an e-mail that is none", { email: "nesmysl" }, { "value.email": "field.email" }],
  ["an e-mail with more behind it", { email: "a@b.cz?bcc=c@d.cz" }, { "value.email": "field.email" }],
  ["a country that is none", { country: "XX" }, { "value.country": "field.choice" }],
  ["a network twice", { networks: [network, network] }, { "value.networks.1.name": "field.choice" }],
  [
    "a network's front page",
    { networks: [{ ...network, url: "https://www.facebook.com/" }] },
    { "value.networks.0.url": "field.choice" },
  ],
  ["an e-mail and no networks", { email: "dum@kabinet.test", networks: [] }, {}],
])("SE12: contacts with %s", (_what, more, faults) => {
  expect(findSettingFaults("contacts", { ...contacts, ...more })).toEqual(faults);
});

test("SE12: words of menus stand in one line, and free delivery begins at an amount that somebody may pay", () => {
  expect(findSettingFaults("topmenu", [{ link: target, text: long }])).toEqual({
    "value.0.text.en": "field.max",
  });
  const column = { title: long, links: [{ link: target, text: long }] };
  expect(findSettingFaults("bottommenu", [column])).toEqual({
    "value.0.title.en": "field.max",
    "value.0.links.0.text.en": "field.max",
  });
  expect(findSettingFaults("home", { ...home, freeDeliveryOver: 1e300 })).toEqual({
    "value.freeDeliveryOver": "field.atMost",
  });
});
