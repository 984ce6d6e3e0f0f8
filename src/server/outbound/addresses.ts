import type { LookupAddress } from 'node:dns'
import ipaddr from 'ipaddr.js'

/** IPv6 addresses that are given out; whatever lies beside it may be led anywhere. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3')
/** Answers machines in one cloud only, from a public range. */
const CLOUD = new Set(['168.63.129.16'])

/** True for an address of the public internet. One of IPv4 that is wrapped in IPv6, in whatever way, is none. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || CLOUD.has(address)) return false
  const one = ipaddr.parse(address)
  if (one.range() !== 'unicast') return false
  return one.kind() === 'ipv4' || (one as ipaddr.IPv6).match(GIVEN_OUT)
}

/** The address that stands in a URL instead of a name; the URL parser has written decimal, octal and hexadecimal forms out. */
export function literalOf({ hostname }: URL): LookupAddress | undefined {
  const address = hostname.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(address) ? { address, family: ipaddr.parse(address).kind() === 'ipv4' ? 4 : 6 } : undefined
}
