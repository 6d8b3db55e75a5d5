/** The head and the values of the table of reports. */
export const reportWords = {
  cs: {
    file: "nahlaseni",
    columns: [
      ...["Číslo", "Kdy", "Co", "Proč", "Kdo nahlásil", "Koho se týká", "Položka", "Nabídka"],
      ...["Rozhodnuto", "Odůvodnění", "Odvolání", "Výsledek nyní", "Opatření", "Základ"],
    ],
    site: "Kabinet",
    kind: {
      ...{ message: "zpráva", person: "uživatel", listing: "nabídka" },
      ...{ product: "zboží z obchodu", review: "hodnocení", profile: "profil" },
    },
    reason: {
      fraud: "podvod nebo pokus o něj",
      outside_deal: "láká k obchodu mimo Kabinet",
      insult: "urážky a vyhrožování",
      spam: "nevyžádaná reklama",
      law: "protiprávní obsah",
      counterfeit: "padělek nebo nepravá věc",
      forbidden_goods: "věc, která se nesmí nabízet",
      age: "prodej nezletilým",
      intellectual_property: "porušení práv duševního vlastnictví",
      other: "něco jiného",
    },
    outcome: { upheld: "uznáno", dismissed: "zamítnuto" },
    action: {
      ...{ none: "bez dalšího opatření", taken_off: "nabídka stažena" },
      ...{ hidden: "text skryt", suspended: "účet pozastaven" },
    },
    ground: { law: "právní předpisy", terms: "podmínky Kabinetu" },
  },
  en: {
    file: "reports",
    columns: [
      ...["Number", "When", "What", "Why", "Reported by", "Person concerned", "Lot", "Listing"],
      ...["Decided", "Reasons", "Appeals", "Outcome now", "Measure", "Ground"],
    ],
    site: "Kabinet",
    kind: {
      ...{ message: "message", person: "user", listing: "listing" },
      ...{ product: "goods from the shop", review: "review", profile: "profile" },
    },
    reason: {
      fraud: "fraud or attempted fraud",
      outside_deal: "luring into a deal outside Kabinet",
      insult: "insults and threats",
      spam: "unsolicited advertising",
      law: "illegal content",
      counterfeit: "counterfeit or not genuine",
      forbidden_goods: "prohibited item",
      age: "sale to minors",
      intellectual_property: "intellectual property infringement",
      other: "something else",
    },
    outcome: { upheld: "upheld", dismissed: "dismissed" },
    action: {
      ...{ none: "no further measure", taken_off: "listing taken off" },
      ...{ hidden: "text hidden", suspended: "account suspended" },
    },
    ground: { law: "the law", terms: "the terms of Kabinet" },
  },
} as const;
