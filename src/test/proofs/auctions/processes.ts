import { rest } from '#test/support/client.ts'
import { quietPort } from '#test/support/ports.ts'
import type { Cluster } from '../../cluster/cluster.ts'
import type { Running } from '../../cluster/process.ts'

/** The processes of the deployment: each is killed and started again at the same address. */
export interface Victims {
  readonly urls: readonly string[]
  /** Kills one without warning; resolves when it is open again. */
  kill(at: number): Promise<void>
  /** Kills all of them; `meanwhile` runs while none is there. */
  killAll(meanwhile: () => Promise<void>): Promise<void>
}
/** On a busy machine a start may wait too long for its database: whoever keeps it running starts it again. */
const TRIES = 5

export async function openVictims(cluster: Cluster, count: number): Promise<Victims> {
  const open = async (port: string, tries = TRIES): Promise<{ port: string; running: Running }> => {
    try {
      return { port, running: await cluster.start({ PORT: port }) }
    } catch (fault) {
      if (!tries) throw fault
      return open(port, tries - 1)
    }
  }
  const victims: Awaited<ReturnType<typeof open>>[] = []
  for (let n = 0; n < count; n++) victims.push(await open(String(await quietPort())))
  const urls = victims.map(({ port }) => `http://127.0.0.1:${port}`)
  ;(cluster.urls as string[]).push(...urls)
  return {
    urls,
    async kill(at) {
      const { port, running } = victims[at]!
      await running.stop('SIGKILL')
      await rest(50, 200)
      victims[at] = await open(port)
    },
    async killAll(meanwhile) {
      for (const { running } of victims) await running.stop('SIGKILL')
      await meanwhile()
      for (const [at, { port }] of victims.entries()) victims[at] = await open(port)
    },
  }
}
