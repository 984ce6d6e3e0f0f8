// npm run mutants [-- id …]: mutation testing. In a copy each defence is removed, and its test must fail.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Mutant } from './mutants/mutant.ts'
import { checkMutants, mutants } from './mutants/table.ts'

const wanted = process.argv.slice(2)
const chosen = wanted.length ? mutants.filter(({ id }) => wanted.includes(id)) : mutants
const lost = checkMutants()
if (lost.length || !chosen.length) {
  console.error(lost.length ? lost.join('\n') : `known: ${mutants.map(({ id }) => id).join(' ')}`)
  process.exit(1)
}

const copy = mkdtempSync(join(tmpdir(), 'cachet-mutants-'))
for (const part of ['src', 'db', 'bin', 'package.json', 'vitest.config.ts', 'tsconfig.base.json']) cpSync(part, join(copy, part), { recursive: true })
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
mkdirSync(join(copy, 'dist'))
cpSync('dist', join(copy, 'dist'), { recursive: true })

const survived: string[] = []
for (const [at, mutant] of chosen.entries()) {
  const from = performance.now()
  const killed = kills(mutant)
  if (!killed) survived.push(mutant.id)
  console.log(
    `${killed ? '✓ red' : '✗ SURVIVED'}  ${mutant.id}  (${at + 1} of ${chosen.length}, ${((performance.now() - from) / 1000).toFixed(0)} s)`,
  )
}
rmSync(copy, { recursive: true, force: true })
console.log(
  `\n${chosen.length - survived.length} of ${chosen.length} defences are missed when they are gone${survived.length ? `; not: ${survived.join(', ')}` : ''}`,
)
process.exit(survived.length ? 1 : 0)

/** True when a test fails; a test file that does not start is not counted. */
function kills({ file, search, replace, test }: Mutant): boolean {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    whole.replace(search, () => replace),
  )
  const results = join(copy, 'results.json')
  spawnSync(
    'node',
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      '--project',
      'server',
      '--reporter=json',
      `--outputFile=${results}`,
      ...test.split(' '),
    ],
    { cwd: copy, encoding: 'utf8', timeout: 180_000 },
  )
  writeFileSync(path, whole)
  const { numFailedTests, numTotalTests } = JSON.parse(readFileSync(results, 'utf8')) as { numFailedTests: number; numTotalTests: number }
  rmSync(results)
  if (!numTotalTests) throw new Error(`${test} has no test`)
  return numFailedTests > 0
}
