import { EventEmitter } from 'node:events'
import type { Socket } from 'socket.io'
import { expect, test } from 'vitest'
import { connectionOf } from './connection.ts'

/** A transport to which more than 200 packets were given, and the TCP socket that has sent what it got. */
function lineOf(packets: number) {
  const conn = new EventEmitter()
  const connection = connectionOf({ conn, request: { socket: { writableLength: 0 } } } as unknown as Socket)
  const send = () => {
    for (let n = 0; n < packets; n++) conn.emit('packetCreate')
  }
  return { connection, send, read: () => conn.emit('drain') }
}

test('ben hears of 300 things at once and reads them: he stays, at every look', () => {
  const { connection, send, read } = lineOf(300)
  const looks = [1, 2, 3].map(() => {
    send()
    const stuck = connection.isStuck()
    read()
    return stuck
  })
  expect(looks).toEqual([false, false, false])
})

test('one who reads nothing between two looks is let go at the second', () => {
  const { connection, send } = lineOf(300)
  send()
  expect([connection.isStuck(), connection.isStuck()]).toEqual([false, true])
})
