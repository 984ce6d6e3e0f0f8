import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** True when the address at this distance from us (hop 0 is the peer) is a trusted proxy, whose X-Forwarded-For we believe. */
export type Trusts = (address: string, hop: number) => boolean

const nobody: Trusts = () => false
const NAMED: Readonly<Record<string, readonly string[]>> = { loopback: ['127.0.0.0/8', '::1/128'] }

/** Parses TRUST_PROXY: a number of proxies, or their addresses and networks. Undefined when invalid. */
export function readTrust(given: string): Trusts | undefined {
  if (given === '' || given === '0') return nobody
  if (/^[1-9]$/.test(given)) return (_, hop) => hop < Number(given)
  const list = new BlockList()
  for (const one of given.split(',').flatMap((word) => NAMED[word.trim()] ?? [word.trim()])) {
    const [address = '', bits, ...more] = one.split('/')
    const kind = isIPv6(address) ? 'ipv6' : 'ipv4'
    const most = kind === 'ipv6' ? 128 : 32
    if (!isIP(address) || more.length || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most))) return undefined
    list.addSubnet(address, Number(bits ?? most), kind)
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** X-Forwarded-For is read from the right, where our proxies append; entries further left can be forged by the client. */
export function peerOf({ socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }, trusts: Trusts) {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const way = [socket.remoteAddress ?? '', ...forwarded.reverse()]
  let hop = 0
  while (hop < way.length - 1 && trusts(way[hop]!, hop)) hop++
  return way[hop]!
}

/** Rate limit key: an IPv4 address, or the /64 network that an IPv6 subscriber gets. */
export function countedAs(peer: string): string {
  const four = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(peer)?.[1]
  if (four || !isIPv6(peer)) return (four ?? peer).slice(0, 64)
  const [front = '', back] = peer.toLowerCase().split('%')[0]!.split('::')
  const [head, tail] = [front, back ?? ''].map((half) => (half ? half.split(':') : [])) as [string[], string[]]
  const length = head.length + tail.length + (tail.at(-1)?.includes('.') ? 1 : 0)
  const whole = back === undefined ? head : [...head, ...Array<string>(Math.max(0, 8 - length)).fill('0'), ...tail]
  const first = whole.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}
