import { expect, test } from 'vitest'
import { addressOf, codeAt, makeSecret, stepOf } from './totp.ts'

/** "12345678901234567890", the secret of the RFCs. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('RFC 4226, appendix D: the first ten codes', () => {
  const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
  expect(codes.map((_, step) => codeAt(RFC, step))).toEqual(codes)
})

test('RFC 6238, appendix B: the codes of six moments, in their last six digits', () => {
  const moments: [number, string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]
  for (const [second, code] of moments) expect(codeAt(RFC, Math.floor(second / 30))).toBe(code)
})

test('a code is valid for its 30 seconds and the step before and after, and never twice', () => {
  const now = new Date(1_111_111_111_000)
  const step = Math.floor(1_111_111_111 / 30)
  expect(stepOf(RFC, '050471', now, 0)).toBe(step)
  expect(stepOf(RFC, codeAt(RFC, step - 1), now, 0)).toBe(step - 1)
  expect(stepOf(RFC, codeAt(RFC, step + 1), now, 0)).toBe(step + 1)
  for (const far of [-3, -2, 2, 3]) expect(stepOf(RFC, codeAt(RFC, step + far), now, 0)).toBeUndefined()
  expect(stepOf(RFC, '050471', now, step)).toBeUndefined()
  expect(stepOf(RFC, codeAt(RFC, step - 1), now, step)).toBeUndefined()
})

test('a secret has 160 bits, and its URL names site and member', () => {
  expect(makeSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(makeSecret()).not.toBe(makeSecret())
  expect(addressOf('Stamps & Co', 'ann@example.com', RFC)).toBe(
    `otpauth://totp/Stamps%20%26%20Co:ann%40example.com?secret=${RFC}&issuer=Stamps%20%26%20Co&algorithm=SHA1&digits=6&period=30`,
  )
})
