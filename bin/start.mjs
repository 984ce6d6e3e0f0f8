// npm start: the whole product on this machine. npm run dev: the same, reloading as you type.
import { build, install, needBuild, needNode, node, root, run, withBin } from './prepare.mjs'
import { stay } from './stay.mjs'

needNode(20, 19)
/** Told by the environment: then nothing is built here, and what only building needs is not installed. */
const production = process.env.NODE_ENV === 'production' && process.argv[2] !== 'dev'
install({ production })
/** Megabytes for what lives long: tidied before it fills the machine. A place with many open pages at once is given more. */
const OLD = Number(process.env.MEMORY_MB) || 192
/** And for the young: with less of it an order costs half as much again, and nothing is saved. bin/bench/place.ts says the same. */
const MEMORY = ['--max-semi-space-size=16', `--max-old-space-size=${OLD}`]
/** The C library would keep a pool of memory for each thread, and give nothing of it back. */
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
