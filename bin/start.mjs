// npm start: the whole product on this machine. npm run dev: the same, reloading as you type.
import { build, install, needNode, node, root, run, withBin } from './prepare.mjs'
import { stay } from './stay.mjs'

needNode(20, 19)
install()
/** Room for the young, so that little of it grows old; and a bound, so that the old is tidied before it fills the machine. */
const MEMORY = ['--max-semi-space-size=16', '--max-old-space-size=384']
const serve = (args, env) => stay(node, [...MEMORY, ...args], { cwd: root, env: withBin(env) })
if (process.argv[2] === 'dev') {
  run(node, ['bin/build.ts', '--texts'])
  serve(['--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'src/app/main.ts'], { NODE_ENV: 'development' })
} else {
  build()
  serve(['--enable-source-maps', 'src/app/main.ts'], { NODE_ENV: 'production' })
}
