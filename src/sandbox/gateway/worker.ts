import { tell } from './tell.ts'

/** Repeats one task: at once when poked or when more waits, else every second. */
export function openWorker(task: () => Promise<boolean>): { poke(): void; close(): Promise<void> } {
  let stopped = false
  let poked = false
  let wake = () => {}
  const rest = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, 1000)
      wake = () => done(clearTimeout(timer))
    })
  const run = async () => {
    while (!stopped) {
      poked = false
      // A lost database comes back; the loop outlives it.
      const more = await task().catch((fault) => {
        tell(fault)
        return false
      })
      if (!more && !poked && !stopped) await rest()
    }
  }
  const poke = () => {
    poked = true
    wake()
  }
  const close = () => {
    stopped = true
    poke()
    return ended
  }
  const ended = run()
  return { poke, close }
}
