import { readTrust, type Trusts } from './http/peer.ts'

/** An invalid setting: printed at start as one sentence without a stack. */
export class Unsettled extends Error {}

/** Reads a setting's text. */
export type Read<T> = (text: string, name: string) => T

export const text: Read<string> = (given) => given
export const flag: Read<boolean> = (given, name) => {
  if (given === '' || given === '0' || given === 'false') return false
  if (given === '1' || given === 'true') return true
  throw new Unsettled(`${name} is ${given}: write 1 or 0`)
}
export const whole =
  (least: number, most: number): Read<number> =>
  (given, name) => {
    const value = Number(given)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    throw new Unsettled(`${name} is ${given}: write a whole number from ${least} to ${most}`)
  }
export const oneOf =
  <const T extends string>(...choices: T[]): Read<T> =>
  (given, name) => {
    if (choices.includes(given as T)) return given as T
    throw new Unsettled(`${name} is ${given}: write one of ${choices.join(', ')}`)
  }

export const proxies: Read<Trusts> = (given, name) => {
  const trusts = readTrust(given)
  if (trusts) return trusts
  throw new Unsettled(`${name} is ${given}: write how many proxies stand before it, or their addresses, such as loopback or 10.0.0.0/8`)
}

export const ports: Read<readonly number[]> = (given, name) => (given === '' ? [] : given.split(',').map((one) => whole(1, 65535)(one.trim(), name)))

export const relays: Read<readonly string[]> = (given, name) => {
  const urls = given.split(',').flatMap((one) => one.trim() || [])
  const wrong = urls.find((url) => !/^turns?:[\w.[\]:-]+(\?transport=(udp|tcp))?$/.test(url))
  if (wrong) throw new Unsettled(`${name} has ${wrong}: write addresses such as turn:turn.example:3478`)
  return urls
}
