import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnce } from '../files/once.ts'
import { Unsettled } from '../settings.ts'

/** One product per data folder: a second start is told, instead of taking the first one's database away. A dead one's claim is worth nothing. */
export function lockDataDir(data_dir: string): () => void {
  const file = join(data_dir, 'cachet.pid')
  while (!writeOnce(file, String(process.pid))) {
    const pid = ownerOf(file)
    if (pid !== process.pid && isProduct(pid))
      throw new Unsettled(`It is running already (process ${pid}) on ${data_dir}. Stop it first, or choose another DATA_DIR.`)
    removeClaim(file, pid)
  }
  return () => rmSync(file, { force: true })
}

const ownerOf = (file: string) => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0)

/** Takes away the claim of a dead process, and of nobody who has come in its place meanwhile. */
function removeClaim(file: string, dead: number) {
  const taken = `${file}.${process.pid}.dead`
  try {
    renameSync(file, taken)
    if (ownerOf(taken) !== dead) linkSync(taken, file)
  } catch (fault) {
    // Somebody else was quicker: whoever stands there now is looked at anew.
    if (!['ENOENT', 'EEXIST'].includes((fault as { code?: string }).code ?? '')) throw fault
  }
  rmSync(taken, { force: true })
}

/** Who works in a data folder: the product, or what fills it or names its administrators. */
const PROGRAMS = /src\/app\/main\.ts|bin\/(demo|admin)\.ts/

/** The number of a dead process may belong to somebody else by now. */
function isProduct(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || PROGRAMS.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
