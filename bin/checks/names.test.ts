import { expect, test } from 'vitest'
import { checkFile } from './names.ts'

test('a socket is given a handler in one place only, where what it throws is caught', () => {
  const line = "socket.on('listen', async () => {})\n"
  expect(checkFile('src/server/live/other.ts', line)).toHaveLength(1)
  expect(checkFile('src/server/live/other.ts', 'io.use(async (socket, next) => next())\n')).toHaveLength(1)
  for (const file of ['src/server/live/register.ts', 'src/server/live/other.test.ts']) expect(checkFile(file, line)).toEqual([])
  expect(checkFile('src/server/live/other.ts', "register(socket, 'listen', handle, failed)\n")).toEqual([])
})
