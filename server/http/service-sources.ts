import type { PageServices } from "#contract/content/page-services.ts";

/** Directives of the content policy, with the sources that each allows besides the site itself. */
export type Sources = Readonly<Record<"script" | "img" | "connect" | "frame", readonly string[]>>;

/** As Google's guides say: the tag manager itself, Google Analytics 4 and Google Ads. */
const tagManager: Sources = {
  script: ["https://*.googletagmanager.com", "https://www.googleadservices.com"],
  img: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.g.doubleclick.net",
    "https://www.google.com",
  ],
  connect: [
    "https://*.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.g.doubleclick.net",
    "https://www.google.com",
  ],
  frame: ["https://www.googletagmanager.com", "https://td.doubleclick.net"],
};

const recaptcha: Sources = {
  script: ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  img: [],
  connect: ["https://www.google.com/recaptcha/"],
  frame: ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
};

/** Sources that the operator's connected services add to the content policy of pages; none where none is connected. */
export function sourcesOf({ tagManagerId, recaptchaKey, apiUrl }: PageServices): Sources {
  const used = [...(tagManagerId ? [tagManager] : []), ...(recaptchaKey ? [recaptcha] : [])];
  const all = (kind: keyof Sources) => [...new Set(used.flatMap((sources) => sources[kind]))];
  const api = URL.canParse(apiUrl) ? [new URL(apiUrl).origin] : [];
  return {
    ...{ script: all("script"), img: all("img"), frame: all("frame") },
    connect: [...all("connect"), ...api],
  };
}
