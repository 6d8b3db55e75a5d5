/** Where a menu may lead: a path of the site, or an address that begins with http (rule FR2). */
export const menuLink = /^(\/(?![/\\])|https?:\/\/[^\s/\\]+)[^\s\\]*$/;
