import type { Server } from '#server/server.ts'

const AT_ONCE = 6

/** A few at a time: drawing, files and the database each have something to do, and visitors too. After a fault nothing more is begun. */
export async function atOnce<T>({ health }: Server, all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      if (health.draining) throw new Error('the product is closing')
      await work(one)
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => worker().finally(() => waiting.splice(0))))
  for (const end of ended) if (end.status === 'rejected') throw end.reason
}
