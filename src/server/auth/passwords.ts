import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const AT_ONCE = 2
const WAITING = 60

/** Too many people sign in at this moment: the caller answers `server.busy`. */
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

type Cost = { readonly [K in keyof typeof COST]: number }
const tag = (password: string, nonce: Buffer, cost: Cost = COST) => inTurn(() => derive('argon2id', { message: password, nonce, ...cost }))

/** A PHC string: algorithm, cost, salt and tag. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const made = await tag(password, nonce)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64url')}$${made.toString('base64url')}`
}

/** For somebody unknown the same work is done on nothing, so that nobody learns from the clock who is a member. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { salt, kept, ...cost } = read(hash ?? NOBODY)
  const made = await tag(password, salt, cost)
  return timingSafeEqual(made, kept) && hash !== undefined
}

/** Made at a cost that is not today's: whoever proves that they know the password has it hashed anew. */
export function isOutdated(hash: string): boolean {
  const cost: Cost = read(hash)
  return (Object.keys(COST) as (keyof Cost)[]).some((name) => cost[name] !== COST[name])
}

/** The cost it was made at stands in it: raising ours locks nobody out. */
function read(hash: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash) ?? []
  const kept = Buffer.from(tag, 'base64url')
  if (!kept.length) throw new Error('a password is kept in a form that we do not know')
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: kept.length,
    salt: Buffer.from(salt, 'base64url'),
    kept,
  }
}

const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`
