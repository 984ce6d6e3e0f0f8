import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ web: true, LIMITS: '1' })
const DOCUMENTS_ONLY = ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'x-dns-prefetch-control']

test('a script comes as what it is, for our own pages alone, for a year, and without the heads that only documents need', async () => {
  const script = readdirSync(resolve(import.meta.dirname, '../../../dist/client/assets')).find((name) => name.endsWith('.js'))!
  const { status, headers } = await fetch(`${world.url}/assets/${script}`)
  expect(status).toBe(200)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([...headers].filter(([name]) => DOCUMENTS_ONLY.includes(name) || name.startsWith('x-ratelimit'))).toEqual([])
  expect([...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0)).toBeLessThan(500)
})

test('a page keeps them all, and so does what is not there', async () => {
  for (const path of ['/', '/assets/none.js']) {
    const { headers } = await fetch(world.url + path)
    for (const name of DOCUMENTS_ONLY) expect(headers.get(name), `${name} of ${path}`).not.toBeNull()
  }
})
