import { useTranslation } from "react-i18next";
import {
  type Channel,
  channels,
  choiceOf,
  type NewsChoice,
  type NewsTopic,
  newsTopics,
} from "#contract/accounts/news.ts";
import type { Preferences } from "#contract/accounts/preferences.ts";
import { typography } from "#web/format/typography.ts";
import { usePreference } from "./use-preference.ts";

/** Events by channels: a box where one may choose, words where the law, a deal or the matter itself decides. */
export function NewsTable({ choices }: { choices: Preferences["choices"] }) {
  const { t } = useTranslation("preferences");
  return (
    <table className="mt-8 w-full max-w-[46rem] border-collapse text-left">
      <caption className="sr-only">{t("table.caption")}</caption>
      <thead>
        <tr className="type-small border-line border-b">
          <th scope="col" className="py-2 pr-3 font-semibold">
            {t("table.matter")}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-14 px-1 py-2 text-center font-semibold tablet:w-24">
              {t(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-b">
        {(Object.keys(newsTopics) as NewsTopic[]).map((newsTopic) => (
          <tr key={newsTopic}>
            <th scope="row" className="py-2.5 pr-3 font-normal">
              <span className="type-field block">{typography(t(`matter.${newsTopic}.name`))}</span>
              <span className="type-caption block text-muted">{typography(t(`matter.${newsTopic}.what`))}</span>
            </th>
            {channels.map((channel) => (
              <td key={channel} className="px-1 text-center">
                <Place newsTopic={newsTopic} channel={channel} choices={choices} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PlaceProps {
  newsTopic: NewsTopic;
  channel: Channel;
  choices: Preferences["choices"];
}

function Place({ newsTopic, channel, choices }: PlaceProps) {
  const { t } = useTranslation("preferences");
  const notifying = newsTopics[newsTopic][channel];
  if (notifying === "always") return <span className="type-caption text-muted">{t("table.always")}</span>;
  if (notifying === "never") {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t("table.never")}</span>
      </span>
    );
  }
  const choice = choiceOf(newsTopic, channel);
  return (
    <Box
      choice={choice}
      isOn={choices[choice]}
      label={`${t(`matter.${newsTopic}.name`)}: ${t(`channel.${channel}`)}`}
    />
  );
}

function Box({ choice, isOn, label }: { choice: NewsChoice; isOn: boolean; label: string }) {
  const [isChosen, choose] = usePreference(isOn, (wanted) => ({ choices: { [choice]: wanted } }));
  return (
    <label className="inline-grid size-11 cursor-pointer place-items-center align-middle">
      <input
        type="checkbox"
        aria-label={label}
        className="tick-box mt-0"
        checked={isChosen}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
    </label>
  );
}
