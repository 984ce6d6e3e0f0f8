import sharp from 'sharp'
import { drawJpeg } from './draw-jpeg.ts'
import { encode } from './encode.ts'
import type { Task, WorkerReply } from './process.ts'
import { drawCard } from './share/share-card.ts'

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
// SVG is allowed from a buffer (our own share cards) only, never from a file.
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile', 'VipsForeignLoadNsgifFile', 'VipsForeignLoadSvgBuffer'],
})

const memory_mb = Number(process.argv[2])

process.on('message', async (task: Task) => {
  process.send?.(await answer(task))
})
process.on('disconnect', () => process.exit())

/** A system or permission error is a fault of ours; any other error of the decoder is a refusal of the picture. */
async function answer(task: Task): Promise<WorkerReply> {
  try {
    if ('jpeg' in task) return await drawJpeg(task.jpeg, task.out)
    return 'card' in task ? await drawCard(task.card, task.out) : await encode(task, memory_mb)
  } catch (error) {
    if (error instanceof Error && ('syscall' in error || 'permission' in error)) return { fault: error.message }
    return { refused: 'media.unreadable', facts: { reason: 'decoder' } }
  }
}
