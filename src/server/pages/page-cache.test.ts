import { expect, test } from 'vitest'
import { guestSite as guest } from '#test/support/pages/guest-site.ts'
import { openPageCache } from './page-cache.ts'
import type { DispatchFromPage, PageSite } from './renderer.ts'

const PRICE = { http: 'GET /products/{id}' as const, input: { id: '1' } }

/** A fake renderer of a page with a price; counts renders and dispatched queries. */
function openWeb(size = 10) {
  const web = { price: 5, drawn: 0, asked: 0, status: 200 }
  const ask: DispatchFromPage = async () => {
    web.asked++
    return { status: 200, text: `{"price":${web.price}}` }
  }
  const render = async (url: string, site: PageSite, asking: DispatchFromPage) => {
    const { text } = await asking(PRICE.http, PRICE.input)
    web.drawn++
    const html = `<html><head></head><body>${site.locale} ${url} ${text}${'.'.repeat(size)}</body></html>`
    return { status: web.status, html, answers: `{"told":["</script>${text}"]}`, screen: '/' }
  }
  let now = 1
  const draw = openPageCache({ render }, () => now)
  const show = async (url = '/', site = guest) => {
    const { before, after } = await draw(url, site, ask)
    return `${before}|${after}`
  }
  return Object.assign(web, { show, later: (ms: number) => (now += ms) })
}

test('who comes third is asked for anew, and sees the page as it was drawn for the second', async () => {
  const web = openWeb()
  expect(
    [await web.show(), await web.show(), await web.show()].map(
      (page) =>
        page ===
        `<!doctype html><html><head>|</head><body>en / {"price":5}..........<script type="application/json" id="answers">{"told":["\\u003c/script>{"price":5}"]}</script></body></html>`,
    ),
  ).toEqual([true, true, true])
  expect([web.drawn, web.asked]).toEqual([2, 3])
})

test('a page whose answer has changed is never shown as it was', async () => {
  const web = openWeb()
  await web.show()
  await web.show()
  web.price = 6
  expect(await web.show()).toContain('"price":6')
  expect(await web.show()).toContain('"price":6')
  expect(web.drawn).toBe(3)
})

test('what a member sees is nobody else’s: it is drawn each time', async () => {
  const web = openWeb()
  for (const _ of [1, 2, 3]) await web.show('/', { ...guest, signed_in: true })
  expect(web.drawn).toBe(3)
})

test('each address, language and theme has a page of its own', async () => {
  const web = openWeb()
  expect(await web.show('/', { ...guest, locale: 'fr' })).toContain('fr /')
  expect(await web.show('/', guest)).toContain('en /')
  expect(await web.show('/b', guest)).toContain('en /b')
  await web.show('/', { ...guest, theme: 'dark' })
  expect(web.drawn).toBe(4)
})

test('a page is drawn anew after a minute, for it may show how long ago something was', async () => {
  const web = openWeb()
  for (const _ of [1, 2]) await web.show()
  web.later(59_000)
  await web.show()
  expect(web.drawn).toBe(2)
  web.later(2_000)
  await web.show()
  expect(web.drawn).toBe(3)
})

test('those least lately asked for make room', async () => {
  const web = openWeb(9_000_000)
  for (const url of ['/a', '/a', '/b', '/b', '/a', '/c', '/c', '/a']) await web.show(url)
  expect(web.drawn).toBe(6)
  await web.show('/b')
  expect(web.drawn).toBe(7)
})

test('what is not there is not kept', async () => {
  const web = openWeb()
  web.status = 404
  for (const _ of [1, 2, 3]) await web.show()
  expect(web.drawn).toBe(3)
})

/** A page with a lot on it: the clock of its answer goes on. */
function openLotPage(left: string) {
  const lot = { clock: '2026-11-28T10:00:00.000Z', price: 5, drawn: 0 }
  const ask: DispatchFromPage = async () => ({ status: 200, text: `{"price":${lot.price},"server_time":"${lot.clock}","name":"\\"server_time\\""}` })
  const render = async (_url: string, _site: PageSite, asking: DispatchFromPage) => {
    lot.drawn++
    const { text } = await asking(PRICE.http, PRICE.input)
    return { status: 200, html: `<html><head></head><body>${left} ${text}</body></html>`, answers: '{}', screen: '/' }
  }
  return Object.assign(lot, {
    show: (
      (draw) => () =>
        draw('/', guest, ask)
    )(openPageCache({ render }, () => 1)),
  })
}

test('a page that differs in the clock alone is kept, and the clock is told beside it', async () => {
  const lot = openLotPage('<time>3 d 4 h</time>')
  for (const _ of [1, 2]) expect((await lot.show()).moment, 'a page that is drawn tells the time itself').toBe(undefined)
  lot.clock = '2026-11-28T10:00:30.000Z'
  expect((await lot.show()).moment).toBe(Date.UTC(2026, 10, 28, 10, 0, 30))
  expect(lot.drawn).toBe(2)
  lot.price = 6
  expect(String((await lot.show()).after)).toContain('"price":6')
  expect(lot.drawn).toBe(3)
})

test('a page with seconds on it is drawn each time', async () => {
  const lot = openLotPage('<time data-ticks="true">52 m 40 s</time>')
  for (const _ of [1, 2, 3]) await lot.show()
  expect(lot.drawn).toBe(3)
})
