import { type ChildProcess, fork } from 'node:child_process'
import type { Encoded } from '#server/images/encoded.ts'
import type { Job } from './render.ts'

interface Reply {
  readonly id: number
  readonly made?: Encoded
  readonly fault?: string
}
interface Waiting {
  readonly settle: (made: Encoded) => void
  readonly fail: (fault: Error) => void
}
export interface Workers {
  render(job: Job): Promise<Encoded>
  close(): void
}

/** A pool of drawing processes: each job goes to the one with the fewest waiting. */
export function startWorkers(count: number): Workers {
  const all: { child: ChildProcess; waiting: Map<number, Waiting> }[] = []
  let next = 0
  const started = () => {
    const waiting = new Map<number, Waiting>()
    const child = fork(new URL('process.ts', import.meta.url), { execArgv: ['--disable-warning=ExperimentalWarning'] })
    child.on('message', ({ id, made, fault }: Reply) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (made) one?.settle(made)
      else one?.fail(new Error(fault))
    })
    child.on('exit', () => {
      all.splice(all.indexOf(one), 1)
      for (const { fail } of waiting.values()) fail(new Error('a drawing process has ended'))
    })
    const one = { child, waiting }
    all.push(one)
    return one
  }
  return {
    render(job) {
      const free = all.find(({ waiting }) => waiting.size === 0)
      const { child, waiting } = free ?? (all.length < count ? started() : all.reduce((a, b) => (b.waiting.size < a.waiting.size ? b : a)))
      const id = next++
      return new Promise((settle, fail) => {
        waiting.set(id, { settle, fail })
        child.send({ id, job })
      })
    },
    close() {
      for (const { child } of all) child.disconnect()
    },
  }
}
