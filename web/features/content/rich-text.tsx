import { typography } from "#web/format/typography.ts";
import { classes } from "#web/ui/classes.ts";

/** Markup that the server has sanitised (contract/content/content.ts), in the reading column. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={classes("rich-text", className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it passes the sanitiser when stored and when served
      dangerouslySetInnerHTML={{ __html: withTypography(html) }}
    />
  );
}

/** No-break spaces in the text between tags, never within a tag. */
function withTypography(html: string): string {
  return html.replace(/(^|>)([^<]+)/g, (_, before: string, text: string) => before + typography(text));
}
