import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isPublicAddress, literalOf } from './addresses.ts'
import { exchange } from './exchange.ts'
import type { OutboundAnswer, OutboundWish } from './wish.ts'

/** Calls to addresses that members have given: the only way to them. */
export interface Outbound {
  call(url: string, wish?: OutboundWish): Promise<OutboundEnd>
  /** True for a port of this machine that the settings of a test admit. */
  admits(url: URL): boolean
}
/** `closed`: an address, port or protocol that is never called; `away`: it did not answer, or not in time; `long`: too much; `hops`: led on too often. */
export type OutboundEnd = { readonly answer: OutboundAnswer } | { readonly failed: 'closed' | 'away' | 'long' | 'hops' }

export interface OutboundParts {
  /** Ports of this machine that may be called; for tests alone. */
  readonly loopback_ports: readonly number[]
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>
  /** Milliseconds for everything: names, redirects and the answer. */
  readonly ms?: number
}
const HOPS = 3
const MOST_BYTES = 256 * 1024
const MS = 3_000
const PORTS = new Set(['', '80', '443'])
const resolveName = (name: string) => lookup(name, { all: true, verbatim: true })

export function openOutbound({ loopback_ports, resolve = resolveName, ms = MS }: OutboundParts): Outbound {
  const admits = (url: URL) => url.hostname === '127.0.0.1' && loopback_ports.includes(Number(url.port))
  return {
    admits,
    async call(given, wish = {}) {
      const until = AbortSignal.timeout(ms)
      let url = URL.parse(given)
      for (let hops = wish.hops ?? HOPS; ; hops--) {
        if (!url) return { failed: 'closed' }
        const to = await before(until, addressesOf(url))
        if (!to?.length) return { failed: to ? 'closed' : 'away' }
        const end = await exchange(url, to, { ...wish, headers: headersFor(wish, given, url), most_bytes: wish.most_bytes ?? MOST_BYTES }, until)
        if ('failed' in end) return end
        const next = wish.method === 'POST' ? undefined : redirectOf(end.answer)
        if (next === undefined) return { answer: { ...end.answer, url: url.href } }
        if (hops <= 0) return { failed: 'hops' }
        url = URL.parse(next, url)
      }
    },
  }

  /** Server-side request forgery: the addresses to connect to, all of them public; none when one is not. An address in the URL is never looked up. */
  async function addressesOf(url: URL): Promise<readonly LookupAddress[]> {
    const literal = literalOf(url)
    if (literal && admits(url)) return [literal]
    if (!/^https?:$/.test(url.protocol) || !PORTS.has(url.port) || url.username || url.password) return []
    const found = literal ? [literal] : await resolve(url.hostname)
    return found.every(({ address }) => isPublicAddress(address)) ? found : []
  }
}

/** Null when it failed or the time was over. */
const before = <T>(until: AbortSignal, work: Promise<T>): Promise<T | null> =>
  Promise.race([
    work.catch(() => null),
    new Promise<null>((done) => {
      if (until.aborted) done(null)
      until.addEventListener('abort', () => done(null), { once: true })
    }),
  ])

/** What was meant for the first host is not told to another one. */
const headersFor = ({ headers = {} }: OutboundWish, given: string, url: URL) => (URL.parse(given)?.origin === url.origin ? headers : {})

function redirectOf({ status, headers }: Pick<OutboundAnswer, 'status' | 'headers'>): string | undefined {
  return [301, 302, 303, 307, 308].includes(status) && typeof headers.location === 'string' ? headers.location : undefined
}
