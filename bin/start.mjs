// npm start: the whole product on this machine. npm run dev: the same, reloading as you type.
import { build, install, needBuild, needNode, node, root, run, withBin } from './prepare.mjs'
import { stay } from './stay.mjs'

needNode(20, 19)
/** NODE_ENV=production: nothing is built and no development packages are installed. */
const production = process.env.NODE_ENV === 'production' && process.argv[2] !== 'dev'
install({ production })
/** Megabytes of the old generation: a limit, so that garbage is collected before the machine is full. Raise it for many open connections. */
const OLD = Number(process.env.MEMORY_MB) || 192
/** Size of the young generation: with less, an order costs half as much CPU again and no memory is saved. bin/bench/place.ts uses the same. */
const MEMORY = ['--max-semi-space-size=16', `--max-old-space-size=${OLD}`]
/** glibc keeps a memory pool per thread and does not return it: limits their number. */
const POOLS = { MALLOC_ARENA_MAX: '2' }
const serve = (args, env) => stay(node, [...MEMORY, ...args], { cwd: root, env: withBin({ ...POOLS, ...env }) })
if (process.argv[2] === 'dev') {
  run(node, ['bin/build.ts', '--texts'])
  serve(['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'src/app/main.ts'], { NODE_ENV: 'development' })
} else {
  if (production) needBuild()
  else build()
  serve(['--enable-source-maps', 'src/app/main.ts'], { NODE_ENV: 'production' })
}
