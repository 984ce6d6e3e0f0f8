import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'

/** A public deployment with sandbox payments, behind a proxy on the same machine. */
const world = useWorld({
  web: true,
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://market.test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_SANDBOX: '1',
  TRUST_PROXY: 'loopback',
})

const reaches = (address: string, port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, address, () => done(Boolean(socket.destroy())))
    socket.once('error', () => done(false))
  })

const SAID = {
  en: 'no card is charged',
  es: 'no se cobra ninguna tarjeta',
  fr: 'aucune carte n’est débitée',
  'zh-CN': '不会从任何银行卡扣款',
  ru: 'деньги с карт не списываются',
}
test.each(Object.entries(SAID))('every page says in %s that no real money moves', async (language, words) => {
  for (const path of ['/', '/marketplace/for-sale', '/terms-and-conditions', '/login', '/no-such-page'])
    expect(await (await fetch(world.url + path, { headers: { 'accept-language': language } })).text(), path).toContain(words)
})

test('the outbox page is not served on a public address', async () => {
  for (const host of ['market.test', 'localhost']) {
    const { statusCode, body } = await world.product.app.inject({ url: '/outbox', headers: { host } })
    expect([statusCode, body.includes('Letters that a mail server')]).toEqual([404, false])
  }
})

test.runIf(process.platform === 'linux')('the payment sandbox is reached on loopback only, though the product is not', async () => {
  expect([await reaches('127.0.0.2', world.settings.PORT), await reaches('127.0.0.2', world.settings.gateway_port)]).toEqual([true, false])
  expect(await reaches('127.0.0.1', world.settings.gateway_port)).toBe(true)
})
