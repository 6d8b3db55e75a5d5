const tick =
  "size-5 shrink-0 cursor-[inherit] appearance-none border border-control bg-surface transition-colors duration-150";

/** The look of a box that is ticked; its tick is drawn by the style alone, so that a hundred of them cost little. */
export const checkBoxStyle = `${tick} grid place-items-center rounded-tag after:hidden after:h-3 after:w-1.5 after:-translate-y-px after:rotate-45 after:border-on-primary after:border-r-2 after:border-b-2 checked:border-primary-dark checked:bg-primary-dark checked:after:block disabled:border-primary disabled:checked:bg-primary aria-invalid:border-danger`;

/** The look of one choice among several. */
export const radioStyle = `${tick} rounded-full checked:border-6 checked:border-primary-dark disabled:border-line-2`;
