import sharp from 'sharp'
import { encode } from './encode.ts'
import type { Task, WorkerReply } from './process.ts'
import { drawCard } from './share/share-card.ts'

sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
// SVG comes from our own hand only, never from a file: uploads are read as files.
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile', 'VipsForeignLoadNsgifFile', 'VipsForeignLoadSvgBuffer'],
})

const memory_mb = Number(process.argv[2])

process.on('message', async (task: Task) => {
  process.send?.(await answer(task))
})
process.on('disconnect', () => process.exit())

/** A system error, or a file that is not allowed, is ours and named so; whatever the decoder says is the picture's. */
async function answer(task: Task): Promise<WorkerReply> {
  try {
    return 'card' in task ? await drawCard(task.card, task.out) : await encode(task, memory_mb)
  } catch (error) {
    if (error instanceof Error && ('syscall' in error || 'permission' in error)) return { fault: error.message }
    return { refused: 'media.unreadable', facts: { reason: 'decoder' } }
  }
}
