import { expect, test } from 'vitest'
import { deviceOf } from '#kernel/people/device.ts'
import { recoveryCode, spelled } from './rules.ts'

test('the name of ann’s device is shown in plain words', () => {
  const said = (agent: string) => {
    const { browser, system, program } = deviceOf(agent)
    return [browser, system, program]
  }
  expect(
    said('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0'),
  ).toEqual(['Edge', 'Windows', ''])
  expect(
    said('Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'),
  ).toEqual(['Safari', 'iPad', ''])
  expect(said('Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0')).toEqual(['Firefox', 'Linux', ''])
  expect(
    said('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36'),
  ).toEqual(['Samsung Internet', 'Android', ''])
  expect(said('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36')).toEqual([
    'Chrome',
    'macOS',
    '',
  ])
  expect(said('stampbot 2.1 (+https://example.com)')).toEqual([null, null, 'stampbot 2.1'])
  expect(said('')).toEqual([null, null, ''])
  expect(said('<script>alert(1)</script>')).toEqual([null, null, ''])
})

test('a recovery code has a hundred bits and no letters that look alike', () => {
  const code = recoveryCode(Uint8Array.from({ length: 20 }, (_, at) => at * 13))
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
  expect(spelled(code)).toMatch(/^(\w{5}-){3}\w{5}$/)
})
