/** A request that costs much: `ask` makes it once and gives the status; `time` makes it another one than before. */
export interface DearRequest {
  readonly name: string;
  ask(time: number): Promise<number>;
}

/** Words as they are misspelt. */
const misspelt = [
  ...["macalan", "ardbegg", "lagavulinn", "laphroigh", "bowmor", "glenfidich"],
  ...["balvenii", "talisqer", "springbankk", "karuizava", "yamazakii", "hibiky"],
];
const named = [
  ...["ardbeg", "bowmore", "macallan", "talisker", "rum", "cognac"],
  ...["armagnac", "whisky", "slivovice", "becherovka", "bourbon", "gin"],
];

/** What strangers may ask for that costs most, each from an address of its own. */
export async function dearRequests(origin: string): Promise<DearRequest[]> {
  let asked = 0;
  const ask = async (path: string, init: RequestInit = {}) => {
    asked += 1;
    const forwarded = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`;
    const headers = { "x-forwarded-for": forwarded, ...init.headers };
    const answer = await fetch(origin + path, { redirect: "manual", ...init, headers });
    await answer.arrayBuffer();
    return answer.status;
  };
  const post = (path: string, body: unknown) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const twoOf = (words: readonly string[], time: number) =>
    `${words[time % words.length]}+${words[(time * 5 + 3) % words.length]}`;
  const eightOf = (time: number) =>
    Array.from({ length: 8 }, (_, place) => `${misspelt[(time + place) % misspelt.length]}${time}`).join("+");
  const { items } = (await (await fetch(`${origin}/api/auctions?lang=cs&size=24`)).json()) as {
    items: { id: number; slug: string }[];
  };
  const pictures = await Promise.all(
    items.map(async ({ id }) => {
      const answer = await fetch(`${origin}/api/auctions/${id}?lang=en`);
      return ((await answer.json()) as { data: { sharePicture: string } }).data.sharePicture;
    }),
  );
  const item = (time: number) => items[time % items.length];
  return [
    {
      name: "near, two misspelt words",
      ask: (n) => ask(`/api/auctions/near?lang=cs&q=${twoOf(misspelt, n)}`),
    },
    { name: "near, eight misspelt words", ask: (n) => ask(`/api/auctions/near?lang=cs&q=${eightOf(n)}`) },
    { name: "list, two words", ask: (n) => ask(`/api/auctions?lang=cs&q=${twoOf(named, n)}`) },
    { name: "list, eight misspelt words", ask: (n) => ask(`/api/auctions?lang=cs&q=${eightOf(n)}`) },
    { name: "facets, two words", ask: (n) => ask(`/api/auctions/facets?lang=cs&q=${twoOf(named, n)}`) },
    { name: "facets, eight misspelt words", ask: (n) => ask(`/api/auctions/facets?lang=cs&q=${eightOf(n)}`) },
    {
      name: "suggestions, two misspelt words",
      ask: (n) => ask(`/api/suggestions?lang=cs&q=${twoOf(misspelt, n)}`),
    },
    {
      name: "likely categories, eight misspelt words",
      ask: (n) => ask(`/api/suggestions/categories?lang=cs&q=${eightOf(n).slice(0, 100)}`),
    },
    { name: "search page, a word", ask: (n) => ask(`/hledani?q=${named[n]}`) },
    { name: "search page, eight misspelt words", ask: (n) => ask(`/hledani?q=${eightOf(n)}`) },
    { name: "search page, filters alone", ask: (n) => ask(`/hledani?priceFrom=${n}&priceTo=${9_000 + n}`) },
    { name: "item page, first time", ask: (n) => ask(`/en/${item(n)?.id}/${item(n)?.slug}?n=${n}`) },
    { name: "page that is none", ask: (n) => ask(`/neni-tu-${n}`, { headers: { accept: "text/html" } }) },
    { name: "sitemap of items", ask: () => ask("/sitemaps/items-0.xml") },
    { name: "sitemap of pages", ask: () => ask("/sitemaps/pages.xml") },
    { name: "openapi.json", ask: () => ask("/api/openapi.json") },
    { name: "share picture, first time", ask: (n) => ask(pictures[n % pictures.length] ?? "") },
    { name: "feed", ask: () => ask("/atom") },
    {
      name: "log-in, wrong password",
      ask: (n) => post("/api/auth/login", { email: "kupujici@kabinet.test", password: `wrong-password-${n}` }),
    },
    {
      name: "registration",
      ask: (n) =>
        post("/api/auth/register", {
          ...{
            email: `stranger${n}-${Date.now()}@kabinet.test`,
            username: `Stranger${n}`,
            password: `amber-owl-${n}-77`,
          },
          ...{ adult: true, terms: true, lang: "cs" },
        }),
    },
    { name: "1 MB of []", ask: () => post("/api/auth/login", Array(349_525).fill([])) },
    {
      name: "1 MB of one field",
      ask: () => post("/api/auth/login", { email: "x".repeat(1_000_000), password: "x" }),
    },
    {
      name: "1 MB of [] to an operation of members",
      ask: () => post("/api/auctions/1/bids", Array(349_525).fill([])),
    },
    { name: "1 MB of [] to no operation", ask: () => post("/api/none", Array(349_525).fill([])) },
  ];
}
