import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isolated, isolatedValues } from './plain-text.ts'
import { line, prose } from './shapes.ts'

const takes = (text: string) => z.safeParse(line(60), text).success

test('one line takes names of every script, and refuses what nobody sees or what turns the direction', () => {
  for (const name of ['Ann', '李小红', 'عبد الله', 'שלמה', 'Zoë 🙂', 'می‌خواهم', 'O’Neil-Smith', 'Ａ']) expect(takes(name), name).toBe(true)
  for (const name of [
    '\u202eevil',
    'a\u2066b',
    'a\nb',
    'a\r\nb',
    'a\u2028b',
    'a\tb',
    'a\u0007',
    '\u200b\u200d',
    '\u3164',
    '\u2800',
    'member\u2060',
    '\ufe0f',
  ])
    expect(takes(name), JSON.stringify(name)).toBe(false)
  expect(z.safeParse(line(60), 'a\u202eb').error?.issues[0]?.message).toBe('input.hidden')
})

test('several lines keep their ends and lose the signs of direction', () => {
  expect(z.parse(prose(60), 'one\ntwo \u202a+49 221\u202c')).toBe('one\ntwo +49 221')
})

test('a value written from right to left is kept within itself; others are left as they are', () => {
  expect(isolated('مرحبا')).toBe('\u2068مرحبا\u2069')
  expect(isolated('Ann')).toBe('Ann')
  const plain = { name: 'Ann', n: 3 }
  expect(isolatedValues(plain)).toBe(plain)
  expect(isolatedValues({ name: 'שלמה', n: 3 })).toEqual({ name: '\u2068שלמה\u2069', n: 3 })
})
