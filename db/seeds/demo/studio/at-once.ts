import type { Server } from '#server/server.ts'

const AT_ONCE = 6

/** Concurrency limit: a few at a time, so that the product can still answer visitors. After an error nothing new is started. */
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
