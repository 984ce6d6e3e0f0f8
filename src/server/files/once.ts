import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Atomic create (mode 0600): the whole file or nothing, and only one of several processes succeeds. Returns false when the file exists. */
export function writeOnce(file: string, text: string): boolean {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, file)
    return true
  } catch (fault) {
    if ((fault as { code?: string }).code === 'EEXIST') return false
    throw fault
  } finally {
    rmSync(draft, { force: true })
  }
}
