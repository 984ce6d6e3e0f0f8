import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isReserved } from './reserved-names.ts'

test('a user name that claims to be the operator is refused in every spelling', () => {
  for (const name of ['admin', 'adm1n', 'a.d.m.i.n', 'admin-', 'support', 'supp0rt', 'moderator', 'rnoderator', 'former-12', 'waiting-7', 'cachet'])
    expect(isReserved(name), name).toBe(true)
  expect(isReserved('stampworld', 'Stamp World')).toBe(true)
  for (const name of ['ann', 'ben', 'cleo', 'admiral', 'supporter.fc', 'collector']) expect(isReserved(name, 'Stamp World'), name).toBe(false)
})

test('every first word of an address is kept', () => {
  const routes = ['routes', 'routes-dashboard'].map((name) => readFileSync(`src/app/${name}.ts`, 'utf8')).join('')
  const words = new Set([...routes.matchAll(/page\('\/([a-z-]+)/g)].map(([, word]) => word!))
  expect(words.size).toBeGreaterThan(20)
  expect([...words].filter((word) => !isReserved(word))).toEqual([])
})
