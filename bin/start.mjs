// npm start: the whole product on this machine. npm run dev: the same, reloading as you type.
import { build, install, needNode, node, run, stay } from './prepare.mjs'

needNode(20, 19)
install()
const young = '--max-semi-space-size=16'
if (process.argv[2] === 'dev') {
  run(node, ['bin/build.ts', '--texts'])
  stay([young, '--watch', '--watch-preserve-output', '--disable-warning=ExperimentalWarning', 'src/app/main.ts'], { NODE_ENV: 'development' })
} else {
  build()
  stay([young, '--enable-source-maps', 'src/app/main.ts'], { NODE_ENV: 'production' })
}
