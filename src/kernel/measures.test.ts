import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROUTE_BAR_MS, TOAST_MS } from './measures.ts'

const sheet = (path: string) => readFileSync(new URL(`../web/${path}.css`, import.meta.url), 'utf8')

test('what only a stylesheet can keep is kept there: the toast’s five seconds, the bar’s three, the height of the notices', () => {
  expect(sheet('styles/motion')).toContain(`animation: drain var(--toast-time, ${TOAST_MS / 1000}s)`)
  expect(sheet('styles/motion')).toContain(`animation: run ${ROUTE_BAR_MS.lasts / 1000}s`)
  expect(sheet('ui/overlays/overlays')).toMatch(/\.notes \{\s*max-height: 350px;/)
})
