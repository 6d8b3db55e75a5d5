/** Colours of the light theme, as `web/styles/` has them. */
const colour = {
  page: "#faf6ee",
  surface: "#fffdf9",
  ink: "#1d2528",
  muted: "#4f616d",
  primaryDark: "#12383d",
  onPrimary: "#faf6ee",
  gold: "#a67c2e",
  line: "#e2dacb",
};
const serif = "Newsreader, Georgia, 'Times New Roman', serif";
const sans = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";

/** Inline styles of the parts that fill the compiled layout. */
export const factStyles = {
  name: `padding:9px 16px 9px 0;border-bottom:1px solid ${colour.line};color:${colour.muted};text-align:left;vertical-align:top;font-weight:400;word-break:normal;overflow-wrap:normal;`,
  value: `padding:9px 0;border-bottom:1px solid ${colour.line};color:${colour.ink};text-align:right;vertical-align:top;font-weight:600;word-break:normal;`,
};
/** For a value with a word too long for a narrow window. */
export const longValueStyle = "overflow-wrap:anywhere;";
export const footerLinkStyle = `color:${colour.muted};`;
export const itemLinkStyle = `color:${colour.primaryDark};font-weight:600;`;
export const paragraphStyle = "margin:0 0 14px;";

/** What stands in the layout between comments, for mails that have it. */
export const layoutParts = ["facts", "note"] as const;
export type LayoutPart = (typeof layoutParts)[number];

const optional = (part: LayoutPart, mjml: string) =>
  `<mj-raw><!-- ${part} --></mj-raw>${mjml}<mj-raw><!-- /${part} --></mj-raw>`;

/**
 * The mail's MJML with placeholders: `[[paragraphs]]`, `[[facts]]` and `[[unsubscribe]]` take HTML, every other
 * `[[name]]` escaped text.
 */
export function mailLayout(): string {
  return `<mjml lang="[[lang]]">
  <mj-head>
    <mj-title>[[subject]]</mj-title>
    <mj-preview>[[preview]]</mj-preview>
    <mj-raw><meta name="color-scheme" content="light"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"></mj-raw>
    <mj-attributes>
      <mj-all font-family="${sans}" />
      <mj-text font-size="17px" line-height="1.55" color="${colour.ink}" padding="0 28px" />
      <mj-section padding="0" />
    </mj-attributes>
  </mj-head>
  <mj-body background-color="${colour.page}" width="600px">
    <mj-section padding="36px 0 20px">
      <mj-column>
        <mj-text font-family="${serif}" font-size="26px" line-height="1.2" color="${colour.primaryDark}"><a href="[[home]]" style="color:${colour.primaryDark};text-decoration:none;">Kabinet</a></mj-text>
      </mj-column>
    </mj-section>
    <mj-section background-color="${colour.surface}" border-top="2px solid ${colour.gold}" padding="36px 0 32px">
      <mj-column>
        <mj-text font-family="${serif}" font-size="30px" line-height="1.2" color="${colour.primaryDark}" padding="0 28px 18px"><h1 style="margin:0;font-size:30px;line-height:1.2;font-weight:400;">[[heading]]</h1></mj-text>
        <mj-text><p style="${paragraphStyle}">[[greeting]]</p>[[paragraphs]]</mj-text>
        ${optional("facts", `<mj-table padding="6px 28px 8px" font-size="17px" line-height="1.4" color="${colour.ink}">[[facts]]</mj-table>`)}
        <mj-button href="[[url]]" align="left" padding="16px 28px 8px" inner-padding="15px 26px" border-radius="5px" font-size="17px" font-weight="600" background-color="${colour.primaryDark}" color="${colour.onPrimary}">[[label]]</mj-button>
        ${optional("note", `<mj-text font-size="15px" color="${colour.muted}" padding="14px 28px 0">[[note]]</mj-text>`)}
      </mj-column>
    </mj-section>
    <mj-section padding="20px 0 40px">
      <mj-column>
        <mj-text font-size="14px" color="${colour.muted}">[[footer]]<br /><a href="[[home]]" style="color:${colour.muted};">[[homeName]]</a>[[unsubscribe]]</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;
}
