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
    loopback: true,
    gateway_port: 3001,
    metrics_port: 3002,
  })
  expect(readSettings({ PUBLIC_URL: 'https://cachet.example' })).toMatchObject({ secure: true, public_url: 'https://cachet.example' })
})
