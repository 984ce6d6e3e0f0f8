import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchange } from './exchange.ts'
import { openOutbound } from './outbound.ts'

/** `outside` stands for a server of the internet, `inside` for one of this network: whoever connects to it is counted. */
let [outside, inside]: [string, string] = ['', '']
let connected = 0
const opened: Server[] = []
async function serve(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  opened.push(server)
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
const ANSWERS: Record<string, RequestListener> = {
  '/plain': (request, reply) => reply.end(`${request.method} ${request.headers.host} ${request.headers.authorization ?? 'nobody'}`),
  '/inside': (_, reply) => reply.writeHead(302, { location: `${inside}/secret` }).end(),
  '/once': (_, reply) => reply.writeHead(301, { location: '/plain' }).end(),
  '/loop': (_, reply) => reply.writeHead(307, { location: '/loop' }).end(),
  '/file': (_, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/slow': (_, reply) => {
    reply.write('a')
    const beat = setInterval(() => reply.write('a'), 50)
    reply.on('close', () => clearInterval(beat))
  },
  '/silent': () => {},
  '/huge': (_, reply) => {
    const more = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(65_536, 'a')));
    }
    reply.on('drain', more)
    more()
  },
  '/bomb': (_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000))),
}
beforeAll(async () => {
  outside = (await serve((request, reply) => ANSWERS[new URL(request.url!, 'http://a').pathname]?.(request, reply))).url
  const closed = await serve((_, reply) => reply.end('secret'))
  closed.server.on('connection', () => connected++)
  inside = closed.url
})
afterAll(() => {
  for (const one of opened) {
    one.closeAllConnections()
    one.close()
  }
})
const portOf = (url: string) => Number(new URL(url).port)
const open = (more: Partial<Parameters<typeof openOutbound>[0]> = {}) => openOutbound({ loopback_ports: [portOf(outside)], ms: 700, ...more })

test('what a server of the internet answers is given back, after a redirect too', async () => {
  const end = await open().call(`${outside}/once`)
  expect(end).toMatchObject({ answer: { status: 200, url: `${outside}/plain` } })
  expect('answer' in end && end.answer.body.toString()).toBe(`GET 127.0.0.1:${portOf(outside)} nobody`)
})

test('E13 an inner address is never connected to, in whatever form it stands', async () => {
  const port = portOf(inside)
  const hosts = [
    ...['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '127.1', '0', '①②⑦.0.0.1', '169.254.169.254', '10.0.0.1', '192.168.1.1', '100.64.0.1'],
    ...[
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::127.0.0.1]',
      '[2002:7f00:1::]',
      '[fc00::1]',
      '[fe80::1]',
    ],
    ...['[fec0::1]', '[4000::1]', '168.63.129.16', 'localhost'],
  ]
  const before = connected
  for (const host of hosts)
    for (const url of [`http://${host}/`, `https://${host}/`, `http://${host}:${port}/`, `http://ann:secret@${host}/`])
      expect(await open({ loopback_ports: [] }).call(url), url).toEqual({ failed: 'closed' })
  expect(connected).toBe(before)
})

test('E13 a name that leads inside is refused, if only one of its addresses does', async () => {
  const answers: Record<string, string[]> = {
    'inner.example': ['127.0.0.1'],
    'mapped.example': ['::ffff:10.0.0.1'],
    'mixed.example': ['93.184.215.14', '127.0.0.1'],
    'cloud.example': ['169.254.169.254'],
    'unknown.example': [],
  }
  const asked: string[] = []
  const outbound = open({
    resolve: async (name) => {
      asked.push(name)
      return answers[name]!.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    },
  })
  for (const name of Object.keys(answers)) expect(await outbound.call(`http://${name}/`), name).toEqual({ failed: 'closed' })
  expect(asked).toEqual(Object.keys(answers))
})

test('E13 it connects to the address that was checked and does not look the name up again', async () => {
  const wish = { most_bytes: 1_000 }
  const end = await exchange(
    new URL(`http://stamps.invalid:${portOf(outside)}/plain`),
    [{ address: '127.0.0.1', family: 4 }],
    wish,
    AbortSignal.timeout(700),
  )
  expect('answer' in end && end.answer.body.toString()).toBe(`GET stamps.invalid:${portOf(outside)} nobody`)
})

test('E13 a redirect to this machine is not followed, nor one to a file, and another port or protocol is not called', async () => {
  const before = connected
  for (const path of ['/inside', '/file']) expect(await open().call(outside + path), path).toEqual({ failed: 'closed' })
  const resolve = async () => [{ address: '93.184.215.14', family: 4 }]
  for (const url of [
    'http://stamps.example:5432/',
    'file:///etc/passwd',
    'ftp://stamps.example/',
    'gopher://stamps.example/',
    'stamps',
    'https://ann:secret@stamps.example/',
  ])
    expect(await open({ resolve }).call(url), url).toEqual({ failed: 'closed' })
  expect(connected).toBe(before)
})

test('what was meant for one host is not told to the next', async () => {
  const other = await serve((request, reply) => reply.end(request.headers.authorization ?? 'nobody'))
  const first = await serve((_, reply) => reply.writeHead(302, { location: other.url }).end())
  const outbound = open({ loopback_ports: [portOf(first.url), portOf(other.url)] })
  const end = await outbound.call(first.url, { headers: { authorization: 'secret' } })
  expect('answer' in end && end.answer.body.toString()).toBe('nobody')
})

test('E14 a server that leads on for ever, drips, is silent, sends too much or too much after unpacking is left', async () => {
  expect(await open().call(`${outside}/loop`)).toEqual({ failed: 'hops' })
  expect(await open().call(`${outside}/slow`)).toEqual({ failed: 'away' })
  expect(await open().call(`${outside}/silent`)).toEqual({ failed: 'away' })
  expect(await open({ ms: 3_000 }).call(`${outside}/huge`)).toEqual({ failed: 'long' })
  expect(await open({ ms: 3_000 }).call(`${outside}/bomb`)).toEqual({ failed: 'long' })
  const cut = await open({ ms: 3_000 }).call(`${outside}/huge`, { cut: true, most_bytes: 100_000 })
  expect('answer' in cut && cut.answer.body.length).toBe(100_000)
  const names = open({ resolve: () => new Promise<never>(() => {}) })
  expect(await names.call('http://stamps.example/')).toEqual({ failed: 'away' })
})
