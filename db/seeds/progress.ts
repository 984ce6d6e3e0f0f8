const WIDTH = 24
const STEPS = 20

/** Prints progress, one line for every twentieth. */
export function progress(what: string, all: number, say: (line: string) => void): (more: number) => void {
  const began = performance.now()
  let done = 0
  let shown = -1
  return (more) => {
    done += more
    const step = Math.floor((STEPS * done) / Math.max(1, all))
    if (step === shown) return
    shown = step
    const filled = Math.round((WIDTH * done) / Math.max(1, all))
    const seconds = Math.round((performance.now() - began) / 1000)
    say(`  ${what} ${'█'.repeat(filled).padEnd(WIDTH, '░')} ${done.toLocaleString('en')} of ${all.toLocaleString('en')}, ${seconds} s`)
  }
}
