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
      const more = await task().catch(tell)
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

/** A lost database comes back; the loop outlives it. */
function tell(fault: unknown): false {
  console.error('sandbox gateway:', fault)
  return false
}
