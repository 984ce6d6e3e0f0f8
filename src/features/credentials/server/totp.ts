import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** TOTP, RFC 6238 and RFC 4226: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const makeSecret = () => base32(randomBytes(20))

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.match(/.{5}/g)!.reduce((text, five) => text + ALPHABET[Number.parseInt(five, 2)], '')
}
function unbase32(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', unbase32(secret)).update(counter).digest()
  const at = mac.at(-1)! & 15
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The step of a code: the current one or a neighbour, because clocks differ. Replay: steps up to the last used one are refused. */
export function stepOf(secret: string, code: string, now: Date, last_step: number): number | undefined {
  if (code.length !== DIGITS) return undefined
  const present = Math.floor(now.getTime() / 1_000 / STEP_SECONDS)
  const given = Buffer.from(code)
  return [present, present - 1, present + 1].find((step) => step > last_step && timingSafeEqual(Buffer.from(codeAt(secret, step)), given))
}

/** Content of the QR code. */
export const addressOf = (site: string, who: string, secret: string) =>
  `otpauth://totp/${encodeURIComponent(site)}:${encodeURIComponent(who)}?secret=${secret}&issuer=${encodeURIComponent(site)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`
