import { mailGroup } from "#server/features/mails/templates/mail-group.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export const summaryMails = mailGroup({
  texts: { cs, en },
  samples: {
    /** Once a day, to who wishes so: what would have been a mail each. */
    "daily-summary": {
      first: "Přehozeno: Becherovka 1935",
      items: [
        {
          title: "Přehozeno: Becherovka 1935",
          detail: "Přišel vyšší příhoz.",
          url: "https://kabinet.example/",
        },
      ],
    },
  },
});
