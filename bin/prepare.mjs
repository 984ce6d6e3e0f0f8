// Plain Node, no dependency: makes a clean clone ready to run. Used by `npm start`, `npm run dev` and `npm test`.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
const lockStamp = join(root, 'node_modules/.cachet-installed')
const buildStamp = join(root, 'dist/.built-from')

export function needNode(major, minor) {
  const [have, then] = process.versions.node.split('.').map(Number)
  if (have > major || (have === major && then >= minor)) return
  console.error(`Node ${process.versions.node} is too old: install Node ${major}.${minor} or newer.`)
  process.exit(1)
}

const hashOf = (...texts) => texts.reduce((hash, text) => hash.update(text), createHash('sha256')).digest('hex')

/** Installs exactly what the lockfile names, the pinned Node among it, when it is not there yet. */
export function install() {
  const wanted = hashOf(readFileSync(join(root, 'package-lock.json')))
  if (existsSync(lockStamp) && readFileSync(lockStamp, 'utf8') === wanted) return
  console.log('Installing what the lockfile names (about a minute, once) …')
  // Not `npm ci`: it refuses a lockfile whose registry lacks the builds of other platforms, which are optional.
  run('npm', ['install', '--no-save', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(lockStamp, wanted)
}

/** The Node that package.json pins, whatever Node started us. */
export const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** Builds the web when its sources are not those of the last build. */
export function build() {
  const files = [...walk(join(root, 'src')), 'vite.config.ts', 'package-lock.json'].filter((file) => !/\.test\.tsx?$/.test(file))
  const wanted = hashOf(...files.sort().flatMap((file) => [file, readFileSync(join(root, file))]))
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === wanted) return
  console.log('Building the web …')
  run(node, ['bin/build.ts'])
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(buildStamp, wanted)
}

function* walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else yield path.slice(root.length + 1)
  }
}

export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: withBin(), ...options })
  if (status !== 0) {
    if (!signal) console.error(`${[command, ...args].join(' ')} ended with ${status}`)
    process.exit(status ?? 1)
  }
}

/** The pinned Node comes first for every script that a script starts. */
export const withBin = (more = {}) => ({ ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...more })
