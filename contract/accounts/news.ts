/** Ways in which a user is told: on the page (bell and snackbar), by e-mail, by push to a device. */
export const channels = ["page", "email", "push"] as const;
export type Channel = (typeof channels)[number];

/** choice: the user's own; always: the law or a deal demands it; never: this is not told in that way. */
type Notifying = "choice" | "always" | "never";

const ownChoice = { page: "choice", email: "choice", push: "choice" } as const;
const demanded = { page: "always", email: "always", push: "choice" } as const;

/** What users are told of, and what they may choose about it (rule NT10). */
export const newsTopics = {
  outbid: ownChoice,
  ending: { page: "never", email: "choice", push: "choice" },
  lost: ownChoice,
  ownBids: { page: "choice", email: "never", push: "choice" },
  results: demanded,
  deals: demanded,
  offers: ownChoice,
  messages: { page: "always", email: "choice", push: "choice" },
  searches: ownChoice,
  demands: ownChoice,
  goods: ownChoice,
  reviews: ownChoice,
  decisions: demanded,
  taxes: { page: "always", email: "always", push: "never" },
  account: { page: "never", email: "always", push: "never" },
} as const satisfies Record<string, Record<Channel, Notifying>>;
export type NewsTopic = keyof typeof newsTopics;

/** A place of the table that users choose in, such as `outbid:push`. */
export type NewsChoice = `${NewsTopic}:${Channel}`;

/** All places that are a user's choice, in the order of the table. */
export const newsChoices = (Object.keys(newsTopics) as NewsTopic[]).flatMap((newsTopic) =>
  channels
    .filter((channel) => newsTopics[newsTopic][channel] === "choice")
    .map((channel) => choiceOf(newsTopic, channel)),
) as [NewsChoice, ...NewsChoice[]];

export function choiceOf(newsTopic: NewsTopic, channel: Channel): NewsChoice {
  return `${newsTopic}:${channel}`;
}
