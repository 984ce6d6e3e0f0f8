import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { posts } from '../../contract.ts'
import { headOf } from './head-reader.ts'

/** `outside` stands for a page of the internet; whoever connects to `inside`, which stands for this network, is counted. */
let [outside, inside, connected, asked] = ['', '', 0, 0]
const opened: Server[] = []
async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  opened.push(server)
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const html =
  (head: string): RequestListener =>
  (_, reply) =>
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(`<!doctype html><head>${head}</head><body>`)
const og = (picture: string) =>
  `<title>T</title><meta property="og:title" content="Plate 146 &amp; others"><meta name="description" content="A study"><meta property="og:image" content="${picture}">`
const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#335577' } })
  .png()
  .toBuffer()
const ANSWERS: Record<string, RequestListener> = {
  '/good': (request, reply) => html(og('/picture.png'))(request, reply),
  '/picture.png': (_, reply) => reply.setHeader('content-type', 'image/png').end(picture),
  '/moved': (_, reply) => reply.writeHead(302, { location: '/good' }).end(),
  '/to-inside': (_, reply) => reply.writeHead(302, { location: `${inside}/secret` }).end(),
  '/picture-inside': (request, reply) => html(og(`${inside}/secret.png`))(request, reply),
  '/picture-svg': (request, reply) => html(og('/evil.svg'))(request, reply),
  '/evil.svg': (_, reply) =>
    reply.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  '/loop': (_, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/slow': () => {},
  '/bomb': (_, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000, ' '))),
  '/json': (_, reply) => reply.setHeader('content-type', 'application/json').end('{"title":"x"}'),
  '/gone': (_, reply) => reply.writeHead(404, { 'content-type': 'text/html' }).end('<title>Not found</title>'),
  '/untitled': html('<meta name="description" content="nothing">'),
  '/script': html('<title>&lt;script&gt;alert(1)&lt;/script&gt;\u202e</title>'),
}
const world = useWorld(async () => {
  const first = await serve((request, reply) => {
    asked++
    const answer = ANSWERS[new URL(request.url!, 'http://a').pathname]
    if (answer) answer(request, reply)
    else reply.writeHead(404).end()
  })
  outside = first.url
  const closed = await serve((_, reply) => reply.setHeader('content-type', 'text/html').end('<title>secret</title>'))
  closed.server.on('connection', () => connected++)
  inside = closed.url
  return { OUTBOUND_LOOPBACK_PORTS: `${(first.server.address() as AddressInfo).port}` }
})
afterAll(() => {
  for (const one of opened) {
    one.closeAllConnections()
    one.close()
  }
})
beforeEach(async () => {
  await world.pool.query('delete from posts')
  await world.pool.query('delete from link_cards')
  asked = 0
})
const names = async (url: string) => (await world.ann.gets(posts.create, { body: `Look at ${url} please` })).post.id
const linkOf = async (id: string) => (await world.guest.gets(posts.show, { id: id as never })).post.link
const stateOf = async (url: string) =>
  (await world.pool.query<{ status: string }>('select status from link_cards where url = $1', [url])).rows[0]?.status
/** Until the job has ended, however. */
const read = (url: string) => expect.poll(() => stateOf(url), { timeout: 15_000 }).not.toBe('asked')

test('a page that a post names is asked once for all posts, and shown under them with its picture drawn anew', async () => {
  const url = `${outside}/good`
  const [first, second] = [await names(url), await names(url)]
  await read(url)
  const card = await linkOf(first)
  expect(card).toMatchObject({ url, title: 'Plate 146 & others', description: 'A study', site: '127.0.0.1' })
  expect(await linkOf(second)).toEqual(card)
  expect(asked, 'the page and its picture').toBe(2)
  const answer = await fetch(`${world.url}${card!.picture_url}`)
  const shown = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([answer.headers.get('content-type'), shown.format, Math.max(shown.width, shown.height)]).toEqual(['image/webp', 'webp', 240])
})

test('after seven days it is asked again when somebody names it, and hidden when it is gone', async () => {
  const url = `${outside}/gone`
  await world.pool.query(
    "insert into link_cards (url, status, title, asked_at) values ($1, 'shown', 'Was here', clock_timestamp() - interval '6 days')",
    [url],
  )
  const id = await names(url)
  expect((await linkOf(id))!.title).toBe('Was here')
  await world.pool.query("update link_cards set asked_at = clock_timestamp() - interval '8 days'")
  await names(url)
  await expect.poll(() => stateOf(url), { timeout: 15_000 }).toBe('failed')
  expect(await linkOf(id)).toBeNull()
})

test('another address in the text is another card, and our own pages have none', async () => {
  const id = await names(`${outside}/good`)
  await read(`${outside}/good`)
  await world.ann.gets(posts.edit, { id, body: 'No address any more' })
  expect(await linkOf(id)).toBeNull()
  await names(`${world.settings.public_url}/stores`)
  expect((await world.pool.query('select from link_cards')).rowCount).toBe(1)
})

test('E13 pages and pictures that lead inside are not called, in whatever form', async () => {
  const port = new URL(inside).port
  const before = connected
  const urls = [
    `${inside}/a`,
    `http://[::1]:${port}/`,
    `http://2130706433:${port}/`,
    'http://169.254.169.254/latest/meta-data',
    `http://localhost:${port}/`,
    `${outside}/to-inside`,
  ]
  for (const url of urls) {
    const id = await names(url)
    await read(url)
    expect([url, await stateOf(url), await linkOf(id)]).toEqual([url, 'failed', null])
  }
  const id = await names(`${outside}/picture-inside`)
  await read(`${outside}/picture-inside`)
  expect((await linkOf(id))!.picture_url, 'the page is shown, its picture is not called').toBeNull()
  expect(connected).toBe(before)
})

test('E14 whoever leads on for ever, is silent, sends a bomb, no page or a drawing with scripts is left', async () => {
  for (const path of ['/loop', '/slow', '/bomb', '/json', '/gone', '/untitled']) {
    await names(outside + path)
    await read(outside + path)
    expect([path, await stateOf(outside + path)]).toEqual([path, 'failed'])
  }
  const id = await names(`${outside}/picture-svg`)
  await read(`${outside}/picture-svg`)
  expect(await linkOf(id)).toMatchObject({ title: 'Plate 146 & others', picture_url: null })
  const script = await names(`${outside}/script`)
  await read(`${outside}/script`)
  expect((await linkOf(script))!.title).toBe('<script>alert(1)</script>')
}, 60_000)

test('a head is read in linear time, in every quoting, up to its end', () => {
  expect(
    headOf("<TITLE>\n Two\tlines </TITLE><meta content='said &#8364; &#x20ac;' name=description></head><meta property=og:title content=late>"),
  ).toEqual({
    ...{ title: 'Two lines', description: 'said € €', site: '', picture: undefined },
  })
  const began = performance.now()
  for (const part of ['<meta ', '<meta a="', '<title>', '<title ', '&#', '<meta property="og:title" content="a']) headOf(part.repeat(40_000))
  expect(performance.now() - began).toBeLessThan(2_000)
})
