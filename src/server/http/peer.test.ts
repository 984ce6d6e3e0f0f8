import { expect, test } from 'vitest'
import { countedAs, peerOf, readTrust } from './peer.ts'

const peer = (setting: string, remoteAddress: string, forwarded?: string) =>
  peerOf({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }, readTrust(setting)!)

test('the peer is what our own proxies have seen; what stands further left anybody may have written', () => {
  const claimed = '198.51.100.7, 203.0.113.9'
  expect(peer('0', '127.0.0.1', claimed)).toBe('127.0.0.1')
  expect(peer('1', '127.0.0.1', claimed)).toBe('203.0.113.9')
  expect(peer('2', '127.0.0.1', `${claimed}, 10.0.0.2`)).toBe('203.0.113.9')
  expect(peer('loopback', '127.0.0.1', claimed)).toBe('203.0.113.9')
  expect(peer('loopback', '::ffff:127.0.0.1', claimed)).toBe('203.0.113.9')
  expect(peer('loopback, 10.0.0.0/8', '::1', `${claimed}, 10.0.0.2`)).toBe('203.0.113.9')
  expect(peer('2001:db8::/32', '2001:db8::5', claimed)).toBe('203.0.113.9')
})

test('from anybody but a named proxy the header is not read; from a named one without it, the proxy is the peer', () => {
  expect(peer('10.0.0.1', '203.0.113.9', '198.51.100.7')).toBe('203.0.113.9')
  expect(peer('loopback', '203.0.113.9', '127.0.0.1, 198.51.100.7')).toBe('203.0.113.9')
  expect(peer('loopback', '127.0.0.1')).toBe('127.0.0.1')
  expect(peer('1', '127.0.0.1', ' , ')).toBe('127.0.0.1')
})

test('what is neither a number of proxies nor their addresses cannot be read', () => {
  for (const given of ['true', '-1', '10', '1.5', 'proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', '::/129', 'loopback,', '10.0.0.1/x'])
    expect(readTrust(given), given).toBeUndefined()
})

test('an IPv4 address counts by itself, of IPv6 the first half', () => {
  const one = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002:a:b:c:d']
  expect(new Set(one.map(countedAs))).toEqual(new Set(['2001:db8:1:2::/64']))
  expect([countedAs('2001:db8:1:3::1'), countedAs('::1'), countedAs('2001:db8::1')]).toEqual([
    '2001:db8:1:3::/64',
    '0:0:0:0::/64',
    '2001:db8:0:0::/64',
  ])
  expect([countedAs('192.0.2.1'), countedAs('::ffff:192.0.2.1'), countedAs('192.0.2.2')]).toEqual(['192.0.2.1', '192.0.2.1', '192.0.2.2'])
})
