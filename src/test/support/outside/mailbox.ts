import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { quietPort } from '../ports.ts'

/** A letter as received by SMTP. */
export interface Caught {
  readonly to: readonly string[]
  /** Header lines, unfolded. */
  readonly head: string
  /** The decoded body. */
  readonly body: string
}
export interface Mailbox {
  readonly smtp_url: string
  readonly all: readonly Caught[]
  /** Letters for an address, oldest first. */
  of(address: string): Caught[]
}

const plain = (text: string) => {
  const bytes = text.replaceAll('=\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
function caught(to: string[], text: string): Caught {
  const end = text.indexOf('\n\n')
  return { to, head: text.slice(0, end).replace(/\n[ \t]+/g, ' '), body: plain(text.slice(end + 2)) }
}

/** The part of SMTP that receiving letters needs. */
function listen(socket: Socket, keep: (letter: Caught) => void) {
  let rest = ''
  let to: string[] = []
  let text: string[] | undefined
  const say = (words: string) => socket.write(`${words}\r\n`)
  say('220 here')
  const hear = (line: string) => {
    if (text && line !== '.') return void text.push(line.replace(/^\.\./, '.'))
    if (text) {
      keep(caught(to, text.join('\n')))
      to = []
      text = undefined
      return say('250 kept')
    }
    if (line.startsWith('RCPT TO:')) to.push(line.slice('RCPT TO:'.length).replace(/[<>]/g, ''))
    if (line === 'DATA') text = []
    return say(text ? '354 go on' : '250 yes')
  }
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n')
    rest = lines.pop()!
    for (const line of lines) hear(line)
  })
}

export interface OpenMailbox extends Mailbox {
  close(): void
}

/** A mail server that accepts and records every letter. */
export async function openMailbox(): Promise<OpenMailbox> {
  const port = await quietPort()
  const all: Caught[] = []
  const server = createServer((socket) => listen(socket, (letter) => all.push(letter)))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { ...mailboxAt(port, all), close: () => void server.close() }
}

/** The same, closed after the test file. */
export async function useMailbox(): Promise<Mailbox> {
  const port = await quietPort()
  const all: Caught[] = []
  const server = createServer((socket) => listen(socket, (letter) => all.push(letter)))
  beforeAll(() => new Promise<void>((done) => server.listen(port, '127.0.0.1', done)))
  afterAll(() => void server.close())
  return mailboxAt(port, all)
}

const mailboxAt = (port: number, all: readonly Caught[]): Mailbox => ({
  smtp_url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  all,
  of: (address) => all.filter(({ to }) => to.includes(address)),
})

/** A mail server that accepts connections and never answers. */
export async function useSilentServer(): Promise<{
  readonly smtp_url: string
  readonly open: () => number
  readonly most: () => number
  readonly hangUp: () => void
}> {
  const port = await quietPort()
  const sockets = new Set<Socket>()
  let most = 0
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    most = Math.max(most, sockets.size)
  })
  beforeAll(() => new Promise<void>((done) => server.listen(port, '127.0.0.1', done)))
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  afterAll(() => {
    hangUp()
    server.close()
  })
  return { smtp_url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, open: () => sockets.size, most: () => most, hangUp }
}
