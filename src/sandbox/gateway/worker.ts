import { say } from './say.ts'

/** Runs a task repeatedly: at once when poked or when more is due, else every second. */
export function openWorker(task: () => Promise<boolean>): { poke(): void; close(): Promise<void> } {
  let stopped = false
  let poked = false
  let wake = () => {}
  const rest = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, 1000)
      wake = () => done(clearTimeout(timer))
    })
  let said = ''
  /** Outage: when the database is unavailable the loop goes on and logs it once. */
  const tried = async () => {
    try {
      const more = await task()
      said = ''
      return more
    } catch (fault) {
      if (said !== String(fault)) say(fault)
      said = String(fault)
      return false
    }
  }
  const run = async () => {
    while (!stopped) {
      poked = false
      const more = await tried()
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
