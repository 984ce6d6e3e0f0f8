import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnce } from '../files/once.ts'
import { Unsettled } from '../settings.ts'

/** Lock file: one product per data folder. A second start fails with a message; the lock of a dead process is removed. */
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

/** Removes the lock file of a dead process, but not one that another process has created meanwhile. */
function removeClaim(file: string, dead: number) {
  const taken = `${file}.${process.pid}.dead`
  try {
    renameSync(file, taken)
    if (ownerOf(taken) !== dead) linkSync(taken, file)
  } catch (fault) {
    // Race: another process was faster; the caller checks the new owner again.
    if (!['ENOENT', 'EEXIST'].includes((fault as { code?: string }).code ?? '')) throw fault
  }
  rmSync(taken, { force: true })
}

/** Programs that may own a data folder: the product, the demo and the admin tool. */
const PROGRAMS = /src\/app\/main\.ts|bin\/(demo|admin)\.ts/

/** The operating system reuses process ids, so the command line is checked too. */
function isProduct(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || PROGRAMS.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}
