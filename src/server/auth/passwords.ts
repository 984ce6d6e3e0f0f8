import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const AT_ONCE = 2
const WAITING = 60

/** Too many people sign in at this moment: the caller answers `house.busy`. */
export class Crowded extends Error {}

let running = 0
const queue: (() => void)[] = []

/** Argon2id is costly on purpose: two at a time, a bounded queue, so that the rest of the house stays quick. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Crowded('too many passwords at once')
    await new Promise<void>((go) => queue.push(go))
  }
  running++
  try {
    return await work()
  } finally {
    running--
    queue.shift()?.()
  }
}

const tag = (password: string, nonce: Buffer) => inTurn(() => derive('argon2id', { message: password, nonce, ...COST }))

/** A PHC string: algorithm, cost, salt and tag. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const made = await tag(password, nonce)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64url')}$${made.toString('base64url')}`
}

/** For somebody unknown the same work is done on nothing, so that nobody learns from the clock who is a member. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, , , , salt, kept] = (hash ?? NOBODY).split('$')
  const made = await tag(password, Buffer.from(salt!, 'base64url'))
  return timingSafeEqual(made, Buffer.from(kept!, 'base64url')) && hash !== undefined
}

const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`
