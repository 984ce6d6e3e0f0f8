// npm test: all tests at a small size; ends with a summary line.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, needNode, node, root, run, withBin } from './prepare.mjs'

needNode(20, 19)
install()
const chromium = findChromium()
run(node, ['bin/check.ts'])
build()
const results = join(root, 'tmp/tests.json')
mkdirSync(join(root, 'tmp'), { recursive: true })
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
const { status } = spawnSync(node, [...vitest, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env: withBin({ CHROMIUM: chromium }) })
const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites } = JSON.parse(readFileSync(results, 'utf8'))
const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites))
console.log(`\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`)
process.exit(status ?? 1)

/** Path of Chromium on this machine; as root on Debian it may be installed. */
function findChromium() {
  const known = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const found = () => known.find((path) => path && existsSync(path))
  if (found()) return found()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium for the journeys …')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (found()) return found()
  console.error('The journeys need Chromium: install it, or name it in CHROMIUM.')
  process.exit(1)
}
