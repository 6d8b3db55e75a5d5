/**
 * PD7: Of the states of a product the back office tells those that run low, one to {lowStock} pieces in all stores
 * together, from those that are out of stock.
 */
export const lowStock = 3;

/** What the list of goods is narrowed to: by whether visitors see them, and by how many there are. */
export const shownStates = ["all", "shown", "hidden"] as const;
export const stockStates = ["any", "low", "none"] as const;
