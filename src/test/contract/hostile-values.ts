/** C7: hostile numbers. */
export const numbers: readonly unknown[] = [
  -1,
  -0,
  0,
  0.1,
  1e308,
  2 ** 53 + 1,
  -(2 ** 53),
  1e21,
  2_147_483_648,
  '1,5',
  '0x1',
  ' 1',
  '١',
  '1e9',
  'NaN',
  'Infinity',
  true,
  [5],
  { valueOf: 1 },
  null,
]

/** C8: dates that do not exist. */
export const dates: readonly unknown[] = [
  '31-02-2027',
  '29-02-2027',
  '00-00-0000',
  '01-01-275760',
  '2027-02-29T00:00:00Z',
  '2027-03-28T02:30:00',
  '2027-13-01',
  '2027-01-01',
  0,
  '',
]

/** C1, C5, C6, C12, C13, D1: texts for injection, spoofing and overflow. */
export const texts: readonly string[] = [
  '',
  ' ',
  'nul\u0000nul',
  '\ud800',
  '\udfff tail',
  '\u202eevil\u2066',
  '\u200b\u200d\ufeff',
  'e\u0301'.repeat(300),
  'x'.repeat(10_240),
  '漢'.repeat(5_000),
  '🙂'.repeat(2_000),
  `${'a'.repeat(5_000)}!`,
  '((((((((((a+)+)+)+)+)+)+)+)+)+$',
  `${'('.repeat(3_000)}`,
  '{{7*7}}',
  `\${7*7}`,
  '<%= 7*7 %>',
  '#{7*7}',
  '%n%s%x',
  '{x, select, a {b} other {c}}',
  '{x, plural,',
  '{0}{1}',
  "'",
  '"',
  "' or '1'='1",
  "'; drop table members; --",
  '1;--',
  '1) union select null--',
  '%',
  '_',
  '\\',
  '100%_\\',
  '$$',
  '\\x00',
  ':*',
  '& | !',
  '<->',
  '"(',
  'a & ( b',
  '__proto__',
  'constructor',
  'toString',
  '../../../../etc/passwd',
  '..\\..\\',
  '/etc/passwd\u0000.png',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '<script>window.__pwn=1</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><!--<script>',
  'a\r\nBcc: victim@example.com',
  'a\r\nSet-Cookie: session=evil',
  '=1+1',
  '+cmd|calc',
  '@SUM(1)',
  '\u2028\u2029',
  'Ａdmin',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '-1',
  '0',
  '1e309',
]

/** Values that no schema accepts. */
export const shapes: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [''],
  Array.from({ length: 2_000 }, () => 1),
  { length: 10 },
  { toString: 1, valueOf: 1 },
  Object.fromEntries([['then', 1]]),
  nested(60),
  nested(3),
]

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value }
  return value
}

/** Undeclared keys, and keys of every object's prototype (B9, A11). */
export const keys: readonly string[] = [
  'user_id',
  'member_id',
  'id',
  'status',
  'is_active',
  'user_permissions',
  'plan',
  'coins',
  'created_at',
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  'then',
  '$where',
  'a.b',
  'a[b]',
  '',
  '\u0000',
  '\ud800',
  'x'.repeat(3_000),
]

/** The same value with one leaf changed, once for every leaf of this kind. */
export function* leaves(value: unknown, is: (leaf: unknown) => boolean, to: unknown): Generator<unknown> {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) for (const changed of leaves(one, is, to)) yield value.with(at, changed)
  else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
    for (const [key, one] of Object.entries(value)) for (const changed of leaves(one, is, to)) yield { ...value, [key]: changed }
  else if (is(value)) yield to
}

/** Cursors whose keys pass for those of a row, and that no row can have. */
const first = [Number.MAX_SAFE_INTEGER, -1, '9999-99-99 99:99:99+00', '2026-02-31 12:00:00+00', '0000-01-01 00:00:00+00', '----------', 'x']
const last = [Number.MAX_SAFE_INTEGER, '01999999-9999-7999-8999-999999999999', 'x']
const two = first.flatMap((one) => last.map((other) => [one, other]))
const ofNoRow = [...first.map((one) => [one]), ...two, ...two.map((pair) => [...pair, Number.MAX_SAFE_INTEGER])]
export const cursorsOfNoRow = ofNoRow.map((some) => Buffer.from(JSON.stringify(some)).toString('base64url'))
