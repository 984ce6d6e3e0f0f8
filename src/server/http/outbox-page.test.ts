import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const asks = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  (await world.product.app.inject({ url: '/outbox', remoteAddress, headers: { host: `localhost:${world.settings.PORT}`, ...headers } })).statusCode

test('the outbox page is readable on loopback', async () => {
  expect((await fetch(`${world.url}/outbox`)).status).toBe(200)
  expect([await asks(), await asks({ host: '127.0.0.1' }), await asks({ host: '[::1]:3000' }, '::1')]).toEqual([200, 200, 200])
})

test('nobody else does: not from another machine, not through a proxy of this one, not under another name', async () => {
  for (const peer of ['203.0.113.9', '::ffff:10.0.0.5', '2001:db8::1']) expect(await asks({}, peer), peer).toBe(404)
  for (const name of ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'])
    expect(await asks({ [name]: '127.0.0.1' }), name).toBe(404)
  for (const host of ['market.test', 'localhost.evil.test', '127.0.0.1.evil.test']) expect(await asks({ host }), host).toBe(404)
})
