import { expect, test } from 'vitest'
import { openFiles } from '#server/files/files.ts'
import type { MediaRow } from './server/queries.ts'
import { cardPicture, mediaView } from './server/view.ts'
import { pictureOf } from './web/picture-of.ts'

const files = openFiles({ disk: {} as never, secret: 'secret', now: () => 1_800_000_000_000 })
const SIDES = [160, 240, 320, 480, 720, 1080]
/** A picture of ann's as wide as this, in the sizes that an upload makes. */
function drawn(width: number, published_at: Date | null, sides = SIDES) {
  const sizes = ['full', ...sides].map((size) => ({ size: `${size}`, width: size === 'full' ? width : Math.min(Number(size), width), height: 100 }))
  return {
    id: 'a',
    key: 'abcdefghijklmnopqrstuv',
    width,
    height: 100,
    dpi: 300,
    border: 'dark',
    sizes,
    published_at,
    created_at: new Date(0),
  } as unknown as MediaRow
}
const shown = (row: MediaRow) => pictureOf(JSON.parse(JSON.stringify(cardPicture(files, row))))
const onItsPage = (row: MediaRow) => pictureOf(JSON.parse(JSON.stringify(mediaView(files, row))))

test('a card makes the addresses of a picture that its page has, public and private, and each width once', () => {
  for (const published of [new Date(0), null])
    for (const [width, widths] of [
      [3000, SIDES],
      [300, [160, 240, 300]],
      [100, [100]],
    ] as const) {
      const row = drawn(width, published)
      const [card, page] = [shown(row), onItsPage(row)]
      expect(card.sizes.map((one) => one.width)).toEqual(widths)
      expect(page.sizes).toEqual(expect.arrayContaining([...card.sizes]))
      for (const { url } of card.sizes) expect(url.includes('signature=')).toBe(published === null)
      expect({ ...card, sizes: [] }).toEqual({ ...page, sizes: [], full: undefined })
    }
})

test('a picture without other sizes is shown in full', () => {
  for (const published of [new Date(0), null]) expect(shown(drawn(300, published, [])).sizes).toEqual(onItsPage(drawn(300, published, [])).sizes)
})
