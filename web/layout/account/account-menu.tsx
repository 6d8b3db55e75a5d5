import {
  BadgeCheck,
  BellRing,
  BriefcaseBusiness,
  Contact,
  CreditCard,
  Gavel,
  HandCoins,
  Handshake,
  Heart,
  LayoutGrid,
  LogOut,
  Mail,
  MessageSquare,
  Plus,
  Radar,
  Tag,
  TicketPercent,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SessionView } from "#contract/session/session.ts";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { AccountContent, accountStyle } from "./account-link.tsx";
import { type AccountLink, useAccountLinks } from "./use-account-links.ts";

const icons: Record<AccountLink["key"], ReactNode> = {
  add: <Plus aria-hidden="true" strokeWidth={1.5} />,
  overview: <LayoutGrid aria-hidden="true" strokeWidth={1.5} />,
  ownListings: <Tag aria-hidden="true" strokeWidth={1.5} />,
  deals: <Handshake aria-hidden="true" strokeWidth={1.5} />,
  payments: <CreditCard aria-hidden="true" strokeWidth={1.5} />,
  vouchers: <TicketPercent aria-hidden="true" strokeWidth={1.5} />,
  contact: <Contact aria-hidden="true" strokeWidth={1.5} />,
  verification: <BadgeCheck aria-hidden="true" strokeWidth={1.5} />,
  newsSettings: <BellRing aria-hidden="true" strokeWidth={1.5} />,
  newsletters: <Mail aria-hidden="true" strokeWidth={1.5} />,
  bids: <Gavel aria-hidden="true" strokeWidth={1.5} />,
  watched: <Heart aria-hidden="true" strokeWidth={1.5} />,
  alerts: <Radar aria-hidden="true" strokeWidth={1.5} />,
  offers: <HandCoins aria-hidden="true" strokeWidth={1.5} />,
  admin: <BriefcaseBusiness aria-hidden="true" strokeWidth={1.5} />,
  messages: <MessageSquare aria-hidden="true" strokeWidth={1.5} />,
};

/** A user's menu in the header; a file of its own, so that guests do not load it. */
export default function AccountMenu({ session, onLogout }: { session: SessionView; onLogout: () => void }) {
  const { t } = useTranslation("layout");
  const { user } = session;
  const news = session.messageCounts.new;
  const entries = useAccountLinks().map((link) => ({
    label: t(`account.${link.key}`),
    to: link.to,
    count: link.news ? t("news.messages", { count: link.news, total: link.count }) : link.count,
    icon: icons[link.key],
  }));
  return (
    <Menu
      head={
        <span className="block">
          <span className="block font-semibold text-ink">{user.username}</span>
          {user.group?.discount ? t("account.discount", { percent: user.group.discount }) : user.email}
          {news > 0 && <span className="block">{t("news.bellWith", { count: news })}</span>}
        </span>
      }
      entries={[
        ...entries,
        {
          label: t("account.logout"),
          onSelect: onLogout,
          icon: <LogOut aria-hidden="true" strokeWidth={1.5} />,
          separated: true,
        },
      ]}
      plain
      triggerClassName={accountStyle}
      trigger={<AccountContent user={user} />}
    />
  );
}
