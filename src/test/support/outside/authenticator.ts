import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const url64 = (bytes: Buffer) => bytes.toString('base64url')
const count = (n: number) => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(n)
  return four
}
/** CBOR encoding of bytes up to 64 KB, and of short text. */
const bytesItem = (bytes: Buffer) => Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 255]), bytes])
const textItem = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

export interface Wishes {
  readonly origin: string
  readonly challenge: string
  readonly counter?: number
  /** User verification: finger, face or PIN was checked. */
  readonly verified?: boolean
  readonly type?: string
  readonly party?: string
}

/** A software security key for tests: valid answers, and invalid ones on request. */
export class SoftKey {
  readonly id = randomBytes(32)
  readonly #key: KeyObject
  readonly #public: Buffer
  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    this.#key = privateKey
    const part = (at: number, value: string) => Buffer.concat([Buffer.from([at, 0x58, 32]), Buffer.from(value, 'base64url')])
    // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    this.#public = Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), part(0x21, x), part(0x22, y)])
  }
  #said(type: string, { origin, challenge }: Wishes) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  #flags({ origin, counter = 0, verified = true, party = new URL(origin).hostname }: Wishes, more: number) {
    return Buffer.concat([sha256(party), Buffer.from([0x01 | (verified ? 0x04 : 0) | more]), count(counter)])
  }
  make(wishes: Wishes) {
    const held = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.#public])
    const authData = Buffer.concat([this.#flags(wishes, 0x40), held])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      textItem('fmt'),
      textItem('none'),
      textItem('attStmt'),
      Buffer.from([0xa0]),
      textItem('authData'),
      bytesItem(authData),
    ])
    const client_data = url64(this.#said(wishes.type ?? 'webauthn.create', wishes))
    return { credential_id: url64(this.id), client_data, attestation: url64(attestation), transports: ['internal'] }
  }
  use(wishes: Wishes) {
    const said = this.#said(wishes.type ?? 'webauthn.get', wishes)
    const authData = this.#flags(wishes, 0)
    const signature = sign('sha256', Buffer.concat([authData, sha256(said)]), this.#key)
    return { credential_id: url64(this.id), client_data: url64(said), authenticator_data: url64(authData), signature: url64(signature) }
  }
}
