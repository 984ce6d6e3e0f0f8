import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoItems } from '../market.ts'
import { DEMO_MEMBERS } from '../people.ts'
import { follows, savedSellers } from './follows.ts'
import { coverOf, portrait } from './portraits.ts'
import { PRIVATE, TASTES } from './taste.ts'

const codes = (file: string) =>
  new Set(
    readFileSync(new URL(`../../vocabularies/${file}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .map((row) => row.split('\t')[0]!),
  )

test('every member says what they collect, in codes of the vocabularies', () => {
  expect([...TASTES.keys()].sort()).toEqual(DEMO_MEMBERS.map(({ username }) => username).sort())
  const all = [...TASTES.values()]
  const known = { countries: codes('countries'), categories: codes('stamp_categories'), topics: codes('topics') }
  for (const kind of ['countries', 'categories', 'topics'] as const)
    expect([kind, all.flatMap((preference) => preference[kind]).filter((code) => !known[kind].has(code))]).toEqual([kind, []])
  expect(all.filter(({ countries, topics }) => !countries.length || !topics.length)).toEqual([])
})

test('three hundred follow each other; who is private has accepted followers and requests', () => {
  const all = follows()
  expect([all.length, follows()]).toEqual([300, all])
  expect(new Set(all.map(({ follower, followed }) => `${follower} ${followed}`)).size).toBe(300)
  expect(all.filter(({ follower, followed }) => follower === followed)).toEqual([])
  const waiting = all.filter(({ status }) => status === 'Pending')
  expect(waiting.length).toBeGreaterThan(3)
  expect(waiting.filter(({ followed, days_ago }) => !PRIVATE.has(followed) || days_ago > 25)).toEqual([])
  for (const one of PRIVATE) expect([one, all.some(({ followed, status }) => followed === one && status === 'Accepted')]).toEqual([one, true])
  expect(savedSellers(all).length).toBeGreaterThan(20)
})

test('no two faces are alike, and every cover is a strip of stamps', () => {
  const items = demoItems(1840, 200)
  const faces = [...TASTES.values()].map((preference, nth) => portrait(preference, nth).svg)
  expect(new Set(faces).size).toBe(TASTES.size)
  const covers = [...TASTES.values()].map((preference, nth) => coverOf(preference, items, nth))
  expect(covers.filter(({ svg }) => /NaN|undefined/.test(svg))).toEqual([])
})
