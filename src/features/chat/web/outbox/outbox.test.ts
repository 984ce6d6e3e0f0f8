import { beforeEach, expect, test, vi } from 'vitest'
import { draftOf, keepDraft } from './drafts.ts'
import { addToOutbox, dropFromOutbox, forgetOutbox, type Outcome, outboxOf, sendAll, tryAgain } from './outbox.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
const write = (id: string, user_id = 'ann') => addToOutbox('ben', { client_message_id: id, user_id, body: id })
const left = () => outboxOf('ben').map(({ client_message_id, refused }) => (refused ? `${client_message_id}!` : client_message_id))
/** Answers one after the other, and what was sent. */
function answering(...outcomes: Outcome['kind'][]) {
  const sent: string[] = []
  const send = async ({ client_message_id }: { client_message_id: string }): Promise<Outcome> => {
    sent.push(client_message_id)
    const kind = outcomes.shift() ?? 'sent'
    return kind === 'refused' ? { kind, message: 'No' } : { kind }
  }
  return { sent, send }
}

test('messages leave in their order, and each stays until it is acknowledged', async () => {
  for (const id of ['1', '2', '3']) write(id)
  const { sent, send } = answering('sent', 'away')
  expect([await sendAll('ben', send), left()]).toEqual([false, ['2', '3']])
  expect([await sendAll('ben', send), left(), sent]).toEqual([true, [], ['1', '2', '2', '3']])
})

test('a refused one is not sent again by itself, and those behind it to the same member wait; others do not', async () => {
  write('1')
  write('2')
  write('3', 'cleo')
  const { sent, send } = answering('refused')
  expect([await sendAll('ben', send), left()]).toEqual([true, ['1!', '2']])
  tryAgain('ben', '1')
  await sendAll('ben', send)
  expect([left(), sent]).toEqual([[], ['1', '3', '1', '2']])
})

test('what is begun waits for each member apart until it is sent', () => {
  keepDraft('ben', 'ann', 'Is the hi')
  keepDraft('ben', 'cleo', 'Good ev')
  keepDraft('ben', 'cleo', '')
  expect([draftOf('ben', 'ann'), draftOf('ben', 'cleo'), draftOf('ann', 'ann')]).toEqual(['Is the hi', '', ''])
})

test('what somebody takes back is not sent, and after log-out nothing is left', async () => {
  write('1')
  write('2')
  dropFromOutbox('ben', '1')
  expect(left()).toEqual(['2'])
  keepDraft('ben', 'ann', 'Is the hi')
  forgetOutbox('ben')
  expect([left(), outboxOf('ann'), draftOf('ben', 'ann')]).toEqual([[], [], ''])
})
