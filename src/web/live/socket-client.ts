import { online } from '../query/online.ts'

/** What is heard on the line. */
export interface SocketHandlers {
  /** It is up: for the first time, or again. */
  readonly up: () => void
  /** `ended`: by the server and on purpose; then it does not come back by itself. */
  readonly down: (ended: boolean) => void
  readonly refused: (why: string) => void
  readonly told: (name: string, facts: unknown) => void
}

/** Socket.IO 5 in Engine.IO 4: a message's first sign is the one's, its second the other's. */
const GREETING = '0'
const PING = '2'
const PONG = '3'
const JOIN = '40'
const ENDED = '41'
const EVENT = '42'
const REFUSED = '44'

/** Why nobody comes back. */
const OVER = 'session.over'

const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 5_000

/** The few words of Socket.IO that a page speaks, over one websocket. Lost, it comes back after a pause that grows and is not the same for any two. */
export class SocketClient {
  up = false
  readonly #ears: SocketHandlers
  #socket: WebSocket | undefined
  #tries = 0
  /** The server's greeting says how long it may be silent. */
  #patience = LONGEST_PAUSE
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(ears: SocketHandlers) {
    this.#ears = ears
    addEventListener('offline', () => this.#lost())
    void this.open()
  }
  async open(): Promise<void> {
    await online()
    if (this.#socket) return
    this.#socket = new WebSocket(`${location.origin.replace('http', 'ws')}/live/?EIO=4&transport=websocket`)
    this.#socket.onmessage = ({ data }) => this.#hear(data)
    this.#socket.onclose = () => this.#lost()
    this.#wait()
  }
  say(name: string, facts: unknown): void {
    this.#socket?.send(EVENT + JSON.stringify([name, facts]))
  }

  #hear(said: string) {
    this.#wait()
    if (said[0] === GREETING) this.#greeted(JSON.parse(said.slice(1)))
    else if (said === PING) this.#socket?.send(PONG)
    else if (said.startsWith(JOIN)) this.#joined()
    else if (said.startsWith(ENDED)) this.#leave(true)
    else if (said.startsWith(REFUSED)) this.#refused(JSON.parse(said.slice(2)).message)
    else if (said.startsWith(EVENT)) this.#ears.told(...(JSON.parse(said.slice(2)) as [string, unknown]))
  }
  /** What may be otherwise in a moment is tried again. */
  #refused(why: string) {
    if (why !== OVER) return this.#lost()
    this.#leave()
    this.#ears.refused(why)
  }
  #greeted({ pingInterval, pingTimeout }: { pingInterval: number; pingTimeout: number }) {
    this.#patience = pingInterval + pingTimeout
    this.#socket?.send(JOIN)
  }
  #joined() {
    this.up = true
    this.#tries = 0
    this.#ears.up()
  }
  #wait() {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#lost(), this.#patience)
  }
  #lost() {
    if (!this.#socket) return
    this.#leave()
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++)
    setTimeout(() => void this.open(), pause * (0.5 + Math.random()))
  }
  #leave(ended = false) {
    clearTimeout(this.#silence)
    if (this.#socket) {
      this.#socket.onmessage = this.#socket.onclose = null
      this.#socket.close()
    }
    this.#socket = undefined
    const was = this.up
    this.up = false
    if (was) this.#ears.down(ended)
  }
}
