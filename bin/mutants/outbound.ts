import type { Mutant } from './mutant.ts'

const outbound = { file: 'src/server/outbound/outbound.ts', test: 'src/server/outbound/outbound.test' } as const
const exchange = { ...outbound, file: 'src/server/outbound/exchange.ts' } as const
const addresses = { ...outbound, file: 'src/server/outbound/addresses.ts' } as const

export const mutants: readonly Mutant[] = [
  {
    ...outbound,
    id: 'outbound-literal-checked',
    search: 'found.every(({ address }) => isPublicAddress(address))',
    replace: 'literal || found.every(({ address }) => isPublicAddress(address))',
  },
  {
    ...outbound,
    id: 'outbound-names-checked',
    search: 'found.every(({ address }) => isPublicAddress(address))',
    replace: '(!literal || isPublicAddress(literal.address))',
  },
  { ...outbound, id: 'outbound-every-address', search: 'found.every(', replace: 'found.some(' },
  { ...outbound, id: 'outbound-ports', search: ' || !PORTS.has(url.port)', replace: '' },
  { ...outbound, id: 'outbound-protocols', search: '!/^https?:$/.test(url.protocol) || ', replace: '' },
  { ...outbound, id: 'outbound-no-names-in-addresses', search: ' || url.username || url.password', replace: '' },
  { ...outbound, id: 'outbound-redirects-counted', search: "if (hops <= 0) return { failed: 'hops' }", replace: '' },
  {
    ...outbound,
    id: 'outbound-redirect-checked',
    search: 'const to = await before(until, addressesOf(url))',
    replace: 'const to = hops < (wish.hops ?? HOPS) ? [literalOf(url)!] : await before(until, addressesOf(url))',
  },
  {
    ...outbound,
    id: 'outbound-headers-for-one-host',
    search: '(URL.parse(given)?.origin === url.origin ? headers : {})',
    replace: '(given && url ? headers : {})',
  },
  { ...outbound, id: 'outbound-names-in-time', search: "until.addEventListener('abort', () => done(null), { once: true })", replace: '' },
  { ...exchange, id: 'outbound-pinned', search: '    lookup: pinned,\n', replace: '' },
  { ...exchange, id: 'outbound-in-time', search: '    signal,\n', replace: '' },
  { ...exchange, id: 'outbound-counted', search: 'if (part.length > fits && !cut) return undefined', replace: '' },
  {
    ...exchange,
    id: 'outbound-counted-unpacked',
    search: '?.()\n  if (!decoder) return message',
    replace: '?.()\n  if (decoder || !decoder) return message',
  },
  { ...addresses, id: 'outbound-public-ranges', search: "one.range() !== 'unicast'", replace: 'false' },
  { ...addresses, id: 'outbound-given-out', search: "one.kind() === 'ipv4' || (one as ipaddr.IPv6).match(GIVEN_OUT)", replace: 'true' },
  { ...addresses, id: 'outbound-cloud', search: ' || CLOUD.has(address)) return false', replace: ') return false' },
  {
    id: 'outbound-loopback-never-public',
    file: 'src/server/settings.ts',
    search: 'if (raw.OUTBOUND_LOOPBACK_PORTS.length)',
    replace: 'if (raw.OUTBOUND_LOOPBACK_PORTS.length < 0)',
    test: 'src/server/settings.test',
  },
]
