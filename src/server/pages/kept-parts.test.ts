import { expect, test } from 'vitest'
import { guestSite as guest } from '#test/support/pages/guest-site.ts'
import { openKeptParts } from './kept-parts.ts'
import type { PageSite } from './renderer.ts'

/** Shows what a card would be for `site`, and how often one was drawn. */
function openCards() {
  let now = 1
  let drawn = 0
  const keptFor = openKeptParts(() => now)
  const show = (site: Partial<PageSite>, price: number) =>
    keptFor({ ...guest, ...site })(JSON.stringify([price]), () => `${site.locale} ${price} ${++drawn}`)
  return { show, later: (ms: number) => (now += ms) }
}

test('the same card is drawn once, on whatever page it stands', () => {
  const { show } = openCards()
  expect([show({ locale: 'fr' }, 5), show({ locale: 'fr' }, 5)]).toEqual(['fr 5 1', 'fr 5 1'])
})

test('another price is another card', () => {
  const { show } = openCards()
  expect([show({ locale: 'fr' }, 5), show({ locale: 'fr' }, 6)]).toEqual(['fr 5 1', 'fr 6 2'])
})

test('who reads another language, writes numbers in another way or is signed in gets a card of their own', () => {
  const { show } = openCards()
  const shown = [{ locale: 'fr' as const }, { locale: 'es' as const }, { numbers: 'comma' as const }, { signed_in: true }].map((site) =>
    show(site, 5),
  )
  expect(shown).toEqual(['fr 5 1', 'es 5 2', 'undefined 5 3', 'undefined 5 4'])
})

test('after a minute a card is drawn again, because it may tell how long ago something was', () => {
  const { show, later } = openCards()
  show({ locale: 'en' }, 5)
  later(59_000)
  expect(show({ locale: 'en' }, 5)).toBe('en 5 1')
  later(1_001)
  expect(show({ locale: 'en' }, 5)).toBe('en 5 2')
})
