import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy between two processes; a watcher sees each request and answer and may stop it. */
export interface InterceptingProxy {
  readonly url: string
  /** Called for each request and each answer; `false` stops it. */
  watch(eye: Interceptor | undefined): void
  close(): Promise<void>
}
export type Interceptor = (moment: 'asked' | 'answered', path: string) => boolean | Promise<boolean>

export async function openInterceptingProxy(target: () => string, port = 0): Promise<InterceptingProxy> {
  let eye: Interceptor | undefined
  const server = createServer(async (request, response) => {
    const lost = () => void request.socket.destroy()
    try {
      const path = request.url ?? '/'
      const body = await bodyOf(request)
      if (eye && !(await eye('asked', path))) return lost()
      const said = await fetch(target() + path, {
        method: request.method!,
        headers: headersOf(request),
        redirect: 'manual',
        ...(body.length && { body }),
      })
      const text = Buffer.from(await said.arrayBuffer())
      if (eye && !(await eye('answered', path))) return lost()
      response.writeHead(said.status, Object.fromEntries([...said.headers].filter(([name]) => !HOP.has(name)))).end(text)
    } catch {
      lost()
    }
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    watch: (next) => {
      eye = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/** Hop-by-hop headers, which a proxy does not forward. */
const HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'host'])

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && !HOP.has(entry[0])))
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
