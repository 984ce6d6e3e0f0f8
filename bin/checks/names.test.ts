import { expect, test } from 'vitest'
import { checkFile } from './names.ts'

test('who is there is decided by members alone', () => {
  const predicates = [
    'where not m.is_away',
    ".where('m.is_away', '=', false)",
    'may_see($1, m.id)',
    'm.erased_at is null',
    ".where('erased_at', 'is', null)",
    'email_verified_at is not null',
    ".where('email_verified_at', 'is not', null)",
    "eb('suspended_at', 'is', null)",
  ]
  for (const predicate of predicates) {
    expect(checkFile('src/features/stores/server/queries.ts', `${predicate}\n`), predicate).toHaveLength(1)
    for (const file of [
      'src/features/members/server/queries-presence.ts',
      'src/features/accounts/server/queries.ts',
      'src/features/stores/server/stores.test.ts',
    ])
      expect(checkFile(file, `${predicate}\n`)).toEqual([])
  }
  expect(checkFile('src/features/orders/server/view.ts', 'seller_is_away: !seller.is_present, month: age(m.email_verified_at)\n')).toEqual([])
})

test('a socket is given a handler in one place only, where what it throws is caught', () => {
  const line = "socket.on('listen', async () => {})\n"
  expect(checkFile('src/server/live/other.ts', line)).toHaveLength(1)
  expect(checkFile('src/server/live/other.ts', 'io.use(async (socket, next) => next())\n')).toHaveLength(1)
  for (const file of ['src/server/live/register.ts', 'src/server/live/other.test.ts']) expect(checkFile(file, line)).toEqual([])
  expect(checkFile('src/server/live/other.ts', "register(socket, 'listen', handle, failed)\n")).toEqual([])
})
