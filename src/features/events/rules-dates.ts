import { isDay } from '#kernel/time/wall-time.ts'

const FREQUENCY = /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/
const number = (text: string, most: number) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most
const signed = (text: string, most: number) => number(text.replace(/^-/, ''), most)
const each = (text: string, one: (part: string) => boolean) => text.split(',').every(one)
const PARTS: Readonly<Record<string, (text: string) => boolean>> = {
  FREQ: (text) => FREQUENCY.test(text),
  INTERVAL: (text) => number(text, 99),
  COUNT: (text) => number(text, 366),
  UNTIL: (text) => /^20\d{6}$/.test(text) && isDay(`${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`),
  BYDAY: (text) => each(text, (part) => /^(?:-?[1-5])?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(part)),
  BYMONTHDAY: (text) => each(text, (part) => signed(part, 31)),
  BYMONTH: (text) => each(text, (part) => number(part, 12)),
  BYSETPOS: (text) => each(text, (part) => signed(part, 31)),
  WKST: (text) => /^(?:MO|TU|WE|TH|FR|SA|SU)$/.test(text),
}
/** Rules of RFC 5545 that repeat by days and more; UNTIL is the last day, in the time of the place. */
export function isRule(rule: string): boolean {
  const parts = rule.split(';').map((part) => part.split('=') as [string, string | undefined])
  const names = parts.map(([name]) => name)
  const right = parts.every(([name, text]) => text !== undefined && Object.hasOwn(PARTS, name) && PARTS[name]!(text))
  // A day of the week by its place in the month means nothing in a rule of days or weeks.
  const places = /FREQ=(?:DAILY|WEEKLY)/.test(rule) && /BYDAY=[^;]*\d/.test(rule)
  return right && !places && names.includes('FREQ') && new Set(names).size === names.length && !(names.includes('COUNT') && names.includes('UNTIL'))
}
