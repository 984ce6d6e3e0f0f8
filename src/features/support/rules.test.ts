import { expect, test } from 'vitest'
import { replyAddress, replyKeyIn, withoutQuotes } from './rules.ts'

const INBOX = 'help@cachet.example'
const key = 'a'.repeat(32)

test('letters about a ticket are answered to its key; any other address is nobody’s', () => {
  expect(replyAddress(INBOX, key)).toBe(`help+${key}@cachet.example`)
  expect(replyAddress('', key)).toBeUndefined()
  expect([replyKeyIn(INBOX, `Help+${key.toUpperCase()}@Cachet.example`), replyKeyIn(INBOX, 'help@cachet.example')]).toEqual([key, ''])
  for (const address of [`help+${key}@evil.example`, `helper+${key}@cachet.example`, `help+${key.slice(1)}@cachet.example`, 'ann@cachet.example', ''])
    expect(replyKeyIn(INBOX, address), address).toBeUndefined()
  expect(replyKeyIn('', `+${key}`)).toBeUndefined()
})

test('of an answer by mail the letter that it quotes is left out, and what stands between quotes is kept', () => {
  expect(withoutQuotes('Thank you, it came.\r\n\r\nOn Monday the desk wrote:\r\n> We have asked\r\n> the carrier\r\n')).toBe('Thank you, it came.')
  expect(withoutQuotes('> Did it come?\nYes.\n\nBen')).toBe('> Did it come?\nYes.\n\nBen')
  expect(withoutQuotes('Note:\n')).toBe('Note:')
  expect(withoutQuotes('> only quotes\n>\n')).toBe('')
})
