/** Where a menu may lead: a path of the site, or an address that begins with http (RULES.md FR2). */
export const menuLink = /^(\/(?![/\\])|https?:\/\/[^\s/\\]+)[^\s\\]*$/;
