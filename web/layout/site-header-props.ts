import type { Category } from "#contract/catalogue/catalogue.ts";
import type { SettingValues } from "#contract/settings/settings.ts";
import type { LogIn } from "./account/login-widget.tsx";
import type { LanguagePaths } from "./language-switcher.tsx";

export interface SiteHeaderProps {
  categories: readonly Category[];
  /** The current category, or the category of the current item. */
  currentCategoryId?: number | null;
  /** The top menu of the settings, before the categories in the second row. */
  menu: SettingValues["topmenu"];
  languagePaths: LanguagePaths | undefined;
  onLogin: LogIn;
  /** Runs after a log-in through the widget that has no target of its own. */
  onLoggedIn?: () => void;
  onLogout: () => void;
}
