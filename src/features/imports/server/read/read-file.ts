import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { confine } from '#server/images/confine.ts'
import type { Table, TableFault } from './tables.ts'

const run = promisify(execFile)
const PROGRAM = join(import.meta.dirname, 'process.ts')
const MEMORY_MB = 700
const HEAP_MB = 512
const TIME_MS = 45_000

/** Reads a table in a confined process: it may end by its memory or its time, and takes nothing else with it. */
export async function readFileOf(path: string): Promise<Table | { readonly fault: TableFault }> {
  const folder = await mkdtemp(join(tmpdir(), 'cachet-table-'))
  const out = join(folder, 'table.json')
  const { execPath, execArgv, env } = confine({ memory_mb: MEMORY_MB, folders: [dirname(path), folder] })
  try {
    await run(execPath, [...execArgv, `--max-old-space-size=${HEAP_MB}`, PROGRAM, path, out], {
      env,
      timeout: TIME_MS,
      killSignal: 'SIGKILL',
      maxBuffer: 1_000_000,
    })
    return JSON.parse(await readFile(out, 'utf8'))
  } catch {
    return { fault: 'too_large' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
