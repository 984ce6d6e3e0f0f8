// A child process that draws, so that the server's process can answer visitors meanwhile.
import sharp from 'sharp'
import { type Job, render } from './render.ts'

sharp.concurrency(1)
sharp.cache(false)

process.on('message', async ({ id, job }: { id: number; job: Job }) => {
  try {
    process.send?.({ id, made: await render(job) })
  } catch (fault) {
    process.send?.({ id, fault: String(fault) })
  }
})
process.on('disconnect', () => process.exit())
