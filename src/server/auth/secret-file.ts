import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeOnce } from '../files/once.ts'

const fileOf = (data_dir: string, name: string) => join(data_dir, `${name}.secret`)

export function readSecretFile(data_dir: string, name: string): string | undefined {
  const file = fileOf(data_dir, name)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

export const newSecret = () => randomBytes(32).toString('base64url')

/** Creates the secret file at first use (mode 0600). When two processes create it at once, one write wins and both read the same secret. */
export function secretFile(data_dir: string, name: string): string {
  const known = readSecretFile(data_dir, name)
  if (known !== undefined) return known
  writeOnce(fileOf(data_dir, name), `${newSecret()}\n`)
  return readSecretFile(data_dir, name)!
}
