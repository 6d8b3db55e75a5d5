/** The state of the suggestion list, as the field's attributes tell it. */
export interface SuggestionList {
  readonly open: boolean;
  readonly activeId: string | undefined;
}
