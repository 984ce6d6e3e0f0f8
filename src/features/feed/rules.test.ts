import { expect, test } from 'vitest'
import { reasonOf, saysMuted } from './rules.ts'

test('a muted word is met whole, whatever its case and accents', () => {
  expect(saysMuted('A REGUMMED stamp, alas', ['regummed'])).toBe(true)
  expect(saysMuted('Une étoile!', ['etoile'])).toBe(true)
  expect(saysMuted('unregummed', ['regummed'])).toBe(false)
  expect(saysMuted('not for sale, really', ['for sale'])).toBe(true)
  expect(saysMuted('今天的邮票', ['邮票'])).toBe(true)
  expect(saysMuted('', ['x'])).toBe(false)
  expect(saysMuted('anything', [])).toBe(false)
})

test('why something is shown', () => {
  const followed = new Set(['ann'])
  expect(reasonOf({ kind: 'new', actor_id: 'ben' }, 'ben', followed)).toBe('own')
  expect(reasonOf({ kind: 'new', actor_id: 'ann' }, 'ben', followed)).toBe('followed')
  expect(reasonOf({ kind: 'reshare', actor_id: 'ann' }, 'ben', followed)).toBe('reshared')
  expect(reasonOf({ kind: 'new', actor_id: 'cleo' }, 'ben', followed)).toBe('latest')
  expect(reasonOf({ kind: 'new', actor_id: 'cleo' }, null, followed)).toBe('latest')
})
