import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Unsettled } from './settings.ts'

/** One product per data folder: a second start is told, instead of taking the first one's database away. A dead one's claim is worth nothing. */
export function claimFolder(data_dir: string): () => void {
  const file = join(data_dir, 'cachet.pid')
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (pid && pid !== process.pid && isProduct(pid))
    throw new Unsettled(`It is running already (process ${pid}) on ${data_dir}. Stop it first, or choose another DATA_DIR.`)
  mkdirSync(data_dir, { recursive: true })
  writeFileSync(file, String(process.pid))
  return () => rmSync(file, { force: true })
}

/** Who works in a data folder: the product, or what fills it or names its administrators. */
const PROGRAMS = /src\/app\/main\.ts|bin\/(demo|admin)\.ts/

/** The number of a dead process may belong to somebody else by now. */
function isProduct(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || PROGRAMS.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
