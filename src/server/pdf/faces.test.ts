import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { setWords } from './faces.ts'

// Race: all reads return at once, so unpacked fonts could overwrite each other.
vi.mock('node:fs/promises', () => ({ readFile: async (path: string) => readFileSync(path) }))

test('asked for all at once and for the first time, each typeface is itself', async () => {
  const asked = [
    ['sans', 'Ann', 'Golos'],
    ['sans', 'Ж', 'Golos'],
    ['sans', 'ő', 'Golos'],
    ['serif', 'Ann', 'Brygada'],
    ['serif', 'Ж', 'Brygada'],
    ['serif', 'Ω', 'Brygada'],
    ['sans', '邮票', 'Noto'],
  ] as const
  const set = await Promise.all(asked.map(([font, words]) => setWords(words, font)))
  for (const [at, { runs, lacking }] of set.entries()) {
    const [, words, family] = asked[at]!
    expect({ words, lacking, said: runs.map(({ text }) => text).join('') }).toEqual({ words, lacking: false, said: words })
    for (const { face } of runs) expect(face.familyName).toContain(family)
    for (const { face, text } of runs) expect(face.layout(text).glyphs.every((glyph) => glyph.path.commands.length > 0)).toBe(true)
  }
})
