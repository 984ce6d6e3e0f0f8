/** The names of the first items, as long as a title may be. */
export const titleOf = (pieces: readonly { readonly name: string }[]) =>
  pieces
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 140)
    .trim()
