/** `full` is the shop window, `small` is what tests can wait for. */
export type DemoSize = "full" | "small";
