/** With so many pieces in all stores together, or fewer, goods run low (RULES.md PD7). */
export const lowStock = 3;

/** What the list of goods is narrowed to: by whether visitors see them, and by how many there are. */
export const shownStates = ["all", "shown", "hidden"] as const;
export const stockStates = ["any", "low", "none"] as const;
