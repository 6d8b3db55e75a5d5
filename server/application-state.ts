/** What one application remembers in this process: made at its start and passed through every context. */
export class ApplicationState {
  readonly #parts = new Map<() => unknown, unknown>();

  /** The part that `make` makes, made the first time it is asked for; `make` itself is its name. */
  of<Part>(make: () => Part): Part {
    if (!this.#parts.has(make)) this.#parts.set(make, make());
    return this.#parts.get(make) as Part;
  }
}
