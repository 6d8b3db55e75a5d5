/** `full` is for visitors, `small` is quick enough for tests. */
export type DemoSize = "full" | "small";
