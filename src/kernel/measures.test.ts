import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROUTE_BAR_MS, TOAST_MS } from './measures.ts'

const sheet = (name: string) => readFileSync(new URL(`../web/ui/css/${name}.css`, import.meta.url), 'utf8')

test('what only a stylesheet can keep is kept there: the toast’s five seconds, the bar’s three, the height of the notices', () => {
  expect(sheet('motion')).toContain(`animation: drain var(--toast-time, ${TOAST_MS / 1000}s)`)
  expect(sheet('motion')).toContain(`animation: run ${ROUTE_BAR_MS.lasts / 1000}s`)
  expect(sheet('overlays')).toMatch(/\.notes \{\s*max-height: 350px;/)
})
