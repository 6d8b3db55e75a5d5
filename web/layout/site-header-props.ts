import type { Category, CategoryLink } from "#contract/catalogue/catalogue.ts";
import type { SettingValues } from "#contract/settings/settings.ts";
import type { LogIn } from "./account/login-widget.tsx";
import type { LanguagePaths } from "./language-switcher.tsx";

export interface SiteHeaderProps {
  /** The top categories, without what lies below them. */
  categories: readonly Category[];
  /** From the top down to the current category, or to that of the current item. */
  categoryPath: readonly CategoryLink[];
  /** The top menu of the settings, before the categories in the second row. */
  menu: SettingValues["topmenu"];
  languagePaths: LanguagePaths | undefined;
  onLogin: LogIn;
  /** Runs after a log-in through the widget that has no target of its own. */
  onLoggedIn?: () => void;
  onLogout: () => void;
}
