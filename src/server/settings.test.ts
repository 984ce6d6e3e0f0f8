import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings, SETTINGS } from './settings.ts'

const example = `# Every setting, its usual value and its meaning. All of them may be left out. Copy to .env what you change.\n\n${Object.entries(
  SETTINGS,
)
  .map(([name, [usual, , meaning]]) => `# ${meaning}\n# ${name}=${usual}\n`)
  .join('\n')}`

test('.env.example says every setting with its meaning', () => {
  if (process.env.WRITE_ENV_EXAMPLE) writeFileSync('.env.example', example)
  expect(readFileSync('.env.example', 'utf8')).toBe(example)
})

test('a setting that cannot be is refused at the start, in one sentence', () => {
  expect(() => readSettings({ PORT: 'eighty' })).toThrow('PORT is eighty: write a whole number from 0 to 65535')
  expect(() => readSettings({ LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL is loud: write one of')
  expect(() => readSettings({ PUBLIC_URL: 'cachet.example' })).toThrow('PUBLIC_URL is cachet.example: write an address')
  expect(() => readSettings({ PUBLIC_URL: 'http://cachet.example' })).toThrow('plain http is allowed for localhost only')
  expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_SECRET_KEY needs')
  expect(() => readSettings({ STRIPE_API_URL: 'http://stripe.example' })).toThrow(
    'STRIPE_API_URL is http://stripe.example: write an address with https',
  )
  expect(() => readSettings({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY is true: write how many proxies')
  expect(() => readSettings({ GATEWAY_URL: 'http://pay.example' })).toThrow('GATEWAY_URL is http://pay.example: write an address with https')
  expect(() => readSettings({ CONTACT_EMAIL: 'us' })).toThrow('CONTACT_EMAIL is us: write an address')
  expect(() => readSettings({ MASTER_KEY: 'short' })).toThrow('MASTER_KEY is too short')
  expect(() => readSettings({ S3_BUCKET: 'stamps' })).toThrow('S3_BUCKET needs')
  expect(() => readSettings({ S3_ENDPOINT: 's3.example' })).toThrow('S3_ENDPOINT is s3.example: write an address')
})

test('without any setting everything has a value that works', () => {
  expect(readSettings({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    public_url: 'http://localhost:3000',
    secure: false,
    local: true,
    sandbox: false,
    gateway_port: 3001,
    metrics_port: 3002,
  })
})

const site = { PUBLIC_URL: 'https://cachet.example', SMTP_URL: 'smtps://mail.example' }
const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }

test('a public site needs mail', () => {
  expect(() => readSettings({ ...site, ...keys, STRIPE_SECRET_KEY: 'sk_live_1', SMTP_URL: '' })).toThrow('SMTP_URL is empty')
  expect(() => readSettings({ ...site, PUBLIC_SANDBOX: '1', SMTP_URL: '' })).toThrow('SMTP_URL is empty')
  expect(() => readSettings({ PUBLIC_URL: 'https://localhost.example', PUBLIC_SANDBOX: '1' })).toThrow('SMTP_URL is empty')
})

test('a public site never admits ports of its own machine to calls that members cause', () => {
  expect(() => readSettings({ ...site, PUBLIC_SANDBOX: '1', OUTBOUND_LOOPBACK_PORTS: '4700' })).toThrow('OUTBOUND_LOOPBACK_PORTS is set')
  expect(() => readSettings({ OUTBOUND_LOOPBACK_PORTS: '4700,all' })).toThrow('write a whole number')
  expect(readSettings({ OUTBOUND_LOOPBACK_PORTS: '4700, 4701' }).OUTBOUND_LOOPBACK_PORTS).toEqual([4700, 4701])
})

test('a public site takes real payment keys, or says that it is one to try out; never both', () => {
  const refused = 'no real payment keys are set'
  expect(() => readSettings(site)).toThrow(refused)
  expect(() => readSettings({ ...site, ...keys, STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(refused)
  expect(() => readSettings({ ...site, ...keys, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_URL: 'http://127.0.0.1:1' })).toThrow(refused)
  expect(() => readSettings({ ...site, ...keys, STRIPE_SECRET_KEY: 'sk_live_1', PUBLIC_SANDBOX: '1' })).toThrow('take one of them away')
  expect(readSettings({ ...site, ...keys, STRIPE_SECRET_KEY: 'sk_live_1' })).toMatchObject({ secure: true, local: false, sandbox: false })
  expect(readSettings({ ...site, ...keys, STRIPE_SECRET_KEY: 'rk_live_1' })).toMatchObject({ sandbox: false })
  expect(readSettings({ ...site, PUBLIC_SANDBOX: '1' })).toMatchObject({ sandbox: true, public_url: 'https://cachet.example' })
  expect(readSettings({ ...keys, STRIPE_SECRET_KEY: 'sk_test_1', PUBLIC_SANDBOX: '1' })).toMatchObject({ local: true, sandbox: false })
})

test('the demo market and the letters are for a site of this machine, whatever stands before it', () => {
  expect(readSettings({ ...site, PUBLIC_SANDBOX: '1', HOST: '127.0.0.1' }).local).toBe(false)
  expect(readSettings({ HOST: '0.0.0.0' }).local).toBe(false)
})
