import { expect, test } from 'vitest'
import { stateOf, wordsFor } from './rules.ts'

test('ben reads it in his language, otherwise in English, otherwise in the first that there is', () => {
  expect(wordsFor({ en: 'Hello', fr: 'Bonjour' }, 'fr')).toEqual({ locale: 'fr', text: 'Bonjour' })
  expect(wordsFor({ en: 'Hello', fr: 'Bonjour' }, 'ru')).toEqual({ locale: 'en', text: 'Hello' })
  expect(wordsFor({ 'zh-CN': '你好', fr: 'Bonjour' }, 'ru')).toEqual({ locale: 'fr', text: 'Bonjour' })
  expect(wordsFor({}, 'ru')).toBeUndefined()
})

test('it is planned until its beginning, over from its end on, and over at once when it was ended', () => {
  const [one, two] = [new Date(1_000), new Date(2_000)]
  const at = (now: number, ended_at: Date | null = null) => stateOf({ starts_at: one, ends_at: two, ended_at }, new Date(now))
  expect([at(999), at(1_000), at(1_999), at(2_000), at(1_500, one)]).toEqual(['planned', 'running', 'running', 'over', 'over'])
})
