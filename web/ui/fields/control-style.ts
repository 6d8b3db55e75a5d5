/** The look that text fields, selects and text areas share. */
export const controlStyle =
  "type-field w-full rounded-control border border-control bg-surface px-3.5 text-ink transition-[border-color] duration-150 placeholder:text-muted placeholder:opacity-100 hover:border-primary-dark disabled:border-line-2 disabled:bg-disabled disabled:text-disabled-text aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)]";
