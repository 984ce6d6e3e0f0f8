import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const AT_ONCE = 2
/** Sixty-four people who sign in at once, two hashes each: those of the owner and of a waiting sign-up. */
const WAITING = 126

/** The queue of password hashes is full: the caller answers `server.busy`. */
export class Crowded extends Error {}

let running = 0
const queue: (() => void)[] = []

/** Concurrency limit: Argon2id takes much CPU and memory, so two hashes run at a time and the rest wait in a bounded queue. */
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

/** Returns a PHC string: algorithm, cost, salt and tag. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const made = await tag(password, nonce)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${nonce.toString('base64url')}$${made.toString('base64url')}`
}

/** Timing attack: for an unknown member a fixed hash is checked, so the response time does not tell whether the address has an account. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { salt, kept, ...cost } = read(hash ?? NOBODY)
  const made = await tag(password, salt, cost)
  return timingSafeEqual(made, kept) && hash !== undefined
}

/** True when the hash was made with another cost than today's; the caller then hashes the password again after a successful log-in. */
export function isOutdated(hash: string): boolean {
  const cost: Cost = read(hash)
  return (Object.keys(COST) as (keyof Cost)[]).some((name) => cost[name] !== COST[name])
}

/** Parses the PHC string. The cost is stored in each hash, so old hashes stay valid after the cost is raised. */
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
