// npm test: all tests at a small size; ends with a summary line.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, install, needNode, node, root, run, withBin } from './prepare.mjs'

const WHOLE = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** Chromium without windows takes a quarter less time. It shows no notices of the system, so one journey needs the other. */
const HEADLESS = ['/usr/bin/chromium-headless-shell']

needNode(20, 19)
install()
const browsers = findBrowsers()
run(node, ['bin/check.ts'])
build()
const results = join(root, 'tmp/tests.json')
mkdirSync(join(root, 'tmp'), { recursive: true })
// A run that is cut off writes none: the one before must not be told again.
rmSync(results, { force: true })
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${results}`]
const { status } = spawnSync(node, [...vitest, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env: withBin(browsers) })
const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(results, 'utf8'))
for (const line of testResults.flatMap(failuresOf)) console.log(line)
const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites))
console.log(`\n${numPassedTests} passed, ${failed} failed, ${numPendingTests} skipped`)
process.exit(status ?? 1)

/** A line for each failed test of a file, or for a file that could not be read: a long message above must not hide the others. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((one) => one.status === 'failed')
  if (status === 'failed' && !failed.length) return [`FAILED ${file}: ${shortened(message)}`]
  return failed.map(({ fullName, failureMessages }) => `FAILED ${file}: ${fullName}: ${shortened(failureMessages[0])}`)
}

/** The message without the stack, in one line: the cause often stands in the second. */
function shortened(message = '') {
  const [said] = message.split(/\n\s+at /)
  return said.replaceAll(/\s+/g, ' ').slice(0, 700)
}

/** Paths of Chromium on this machine; as root on Debian it may be installed. */
function findBrowsers() {
  if (process.env.CHROMIUM) return { CHROMIUM: process.env.CHROMIUM }
  const [whole, headless] = [WHOLE, HEADLESS].map((paths) => () => paths.find((path) => existsSync(path)))
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && !(whole() && headless())) {
    console.log('Installing Chromium for the journeys …')
    run('apt-get', ['update', '-qq'])
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk']
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  if (whole()) return { CHROMIUM: whole(), ...(headless() && { CHROMIUM_HEADLESS: headless() }) }
  console.error('The journeys need Chromium: install it, or name it in CHROMIUM.')
  process.exit(1)
}
