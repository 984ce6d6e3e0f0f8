// npm run mutants [-- id …] [--again] [--lanes 1]: mutation testing. In a copy each defence is removed, and its test must fail.
// Without ids it runs all, in two lanes; an interrupted run continues, unless `--again` is given.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

import type { Mutant } from './mutants/mutant.ts'
import { type Lane, openLane } from './mutants/run/lane.ts'
import type { Verdict } from './mutants/run/verdict.ts'
import { openVerdicts } from './mutants/run/verdicts.ts'
import { checkMutants, mutants } from './mutants/table.ts'

const MOST_LANES = 2
const SIGN: Readonly<Record<Verdict, string>> = { red: '✓ red', survived: '✗ SURVIVED', error: '! ERROR' }
const { values, positionals } = parseArgs({ allowPositionals: true, options: { again: { type: 'boolean' }, lanes: { type: 'string' } } })
const unknown = positionals.filter((id) => !mutants.some((one) => one.id === id))
const lost = [...checkMutants(), ...unknown.map((id) => `there is no mutant ${id}`)]
if (lost.length) {
  console.error(lost.join('\n'))
  process.exit(1)
}
const chosen = positionals.length ? mutants.filter(({ id }) => positionals.includes(id)) : mutants
const verdicts = openVerdicts(Boolean(values.again || positionals.length))
const found: Record<Verdict, string[]> = { red: [], survived: [], error: [] }
const waiting: Mutant[] = []
for (const mutant of chosen) {
  const known = verdicts.known(mutant.id)
  if (known) found[known].push(mutant.id)
  else waiting.push(mutant)
}
if (waiting.length < chosen.length) console.log(`${chosen.length - waiting.length} of ${chosen.length} are known from the run before`)

const lanes = Math.max(1, Math.min(MOST_LANES, Number(values.lanes ?? availableParallelism()), waiting.length))
const opened: Lane[] = []
process.once('SIGINT', () => {
  void Promise.all(opened.map((lane) => lane.close())).finally(() => process.exit(130))
})
const MANY = 20
if (waiting.length > MANY) await proveAll()
await Promise.all(Array.from({ length: lanes }, work))
console.log(`\n${found.red.length} red, ${found.survived.length} survived, ${found.error.length} errors, of ${chosen.length}`)
for (const kind of ['survived', 'error'] as const) if (found[kind].length) console.log(`${kind}: ${found[kind].join(', ')}`)
process.exit(found.survived.length + found.error.length ? 1 : 0)

/** A test that is red with every defence in place proves nothing. */
async function proveAll() {
  const lane = await openLane()
  opened.push(lane)
  console.log('running all tests with every defence in place …')
  await lane.prove(waiting.map(({ test }) => test))
  await lane.close()
}

/** Takes one after the other until none is left. */
async function work() {
  const lane = await openLane()
  opened.push(lane)
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    const from = performance.now()
    const verdict = await lane.judge(mutant)
    found[verdict].push(mutant.id)
    if (!positionals.length) verdicts.keep(mutant.id, verdict)
    console.log(`${SIGN[verdict]}  ${mutant.id}  (${waiting.length} left, ${((performance.now() - from) / 1000).toFixed(0)} s)`)
  }
  await lane.close()
}
