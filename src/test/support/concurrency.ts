/** Runs `act` for all, at most `width` at a time. */
export async function inParallel<T, R>(all: readonly T[], width: number, act: (one: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const lane = async () => {
    for (let at = next++; at < all.length; at = next++) answers[at] = await act(all[at]!)
  }
  await Promise.all(Array.from({ length: Math.min(width, all.length) }, lane))
  return answers
}

export function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
