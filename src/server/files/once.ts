import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that is not there yet, for its owner only: whole or not at all, and of several processes one alone. False when it was there. */
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
