import { expect, test } from 'vitest'
import { entitiesIn, topicOf } from './entities.ts'

const shown = (text: string) => entitiesIn(text).map(({ from, to, kind, ref }) => [kind, text.slice(from, to), ref])

test('members, topics and addresses are found where they stand', () => {
  expect(shown('Thank you @Tomas.f for the #Line-Engraved one, see https://example.org/a?b=(c).')).toEqual([
    ['mention', '@Tomas.f', 'tomas.f'],
    ['topic', '#Line-Engraved', 'line-engraved'],
    ['link', 'https://example.org/a?b=(c)', 'https://example.org/a?b=(c)'],
  ])
})

test('an address of mail, a number sign alone and a word inside an address name nobody', () => {
  expect(shown('write to ben@example.org # 12 or https://example.org/@ann#plate')).toEqual([
    ['link', 'https://example.org/@ann#plate', 'https://example.org/@ann#plate'],
  ])
})

test('what runs scripts, opens files or carries a password is text', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://ann:secret@example.org', 'https://'])
    expect(entitiesIn(text)).toEqual([])
})

test('positions do not cut a sign of two units', () => {
  const text = '🦢 @ann 🦢#swans'
  expect(shown(text)).toEqual([['mention', '@ann', 'ann']])
  expect(shown('🦢 #лебеди 🦢')).toEqual([['topic', '#лебеди', 'лебеди']])
})

test('one topic, however it is written', () => {
  expect(topicOf('E\u0301toile')).toBe(topicOf('étoile'))
})
