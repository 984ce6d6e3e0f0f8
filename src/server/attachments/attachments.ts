import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Confinement, confine } from '../images/confine.ts'
import { type Attachment, type AttachmentRefusal, refusal } from './attachment.ts'

export interface Attachments {
  /** `path` is a quarantined upload, `out` an existing empty folder; after a refusal it is empty again. */
  write(job: { path: string; out: string }): Promise<Attachment | AttachmentRefusal>
  /** Largest upload in bytes. */
  readonly most_bytes: number
}
export interface AttachmentsOptions {
  readonly most_mb: number
  /** Processes at the same time, and how many uploads may wait for them. */
  readonly workers?: number
  readonly queue?: number
  readonly timeout_ms?: number
  readonly memory_mb?: number
  readonly hidden?: Confinement['hidden']
}

const run = promisify(execFile)
const PROGRAM = join(import.meta.dirname, 'process.ts')
const HEAP_MB = 384

/** Video, audio and documents: one confined process per file, so that what it parses can take nothing with it. */
export function openAttachments({ most_mb, workers = 2, queue = 12, timeout_ms = 45_000, memory_mb = 600, hidden }: AttachmentsOptions): Attachments {
  const waiting: (() => void)[] = []
  let working = 0
  /** A worker that ends gives its place to the one that has waited longest. */
  const turn = () => {
    if (working >= workers) return new Promise<void>((go) => waiting.push(go))
    working++
    return Promise.resolve()
  }
  const next = () => {
    const go = waiting.shift()
    if (go) go()
    else working--
  }
  return {
    most_bytes: most_mb * 1_000_000,
    async write(job) {
      if (working >= workers && waiting.length >= queue) return refusal('media.busy')
      await turn()
      try {
        return await inProcess(job, timeout_ms, { memory_mb, hidden, folders: [dirname(job.path), job.out] })
      } finally {
        next()
      }
    },
  }
}

/** A process that ends by its time, its memory or a crash says nothing about the file: `media.busy`, and it may be sent again. */
async function inProcess(
  { path, out }: { path: string; out: string },
  timeout: number,
  limits: Confinement,
): Promise<Attachment | AttachmentRefusal> {
  const folder = await mkdtemp(join(tmpdir(), 'cachet-attachment-'))
  const answer = join(folder, 'answer.json')
  const { execPath, execArgv, env } = confine(limits)
  try {
    await run(execPath, [...execArgv, `--max-old-space-size=${HEAP_MB}`, PROGRAM, path, out, answer], {
      env,
      timeout,
      killSignal: 'SIGKILL',
      maxBuffer: 100_000,
    })
    const made = JSON.parse(await readFile(answer, 'utf8')) as Attachment | AttachmentRefusal
    if ('refused' in made) await empty(out)
    return made
  } catch {
    await empty(out)
    return refusal('media.busy')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const empty = async (out: string) => {
  for (const name of await readdir(out)) await rm(join(out, name), { force: true })
}
