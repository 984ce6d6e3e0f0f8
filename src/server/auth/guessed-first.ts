import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let words: ReadonlySet<string> | undefined

/** True for one of the 3,000 most common passwords of eight characters and more (docs/decisions/013). */
export function isCommon(password: string): boolean {
  words ??= new Set(
    readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  return words.has(password.toLowerCase())
}
