import type { FastifyInstance } from 'fastify'
import type { Renderer } from './renderer.ts'

/** Development: Vite in this process. Screens reload in place; `node --watch` restarts the process when server files change. */
export async function viteDevRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
    html: { cspNonce: 'NONCE' },
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|media|health)\//.test(request.url)) return done()
    reply.raw.setHeader('cache-control', 'no-cache')
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  app.addHook('preClose', () => vite.close())
  const entry = '<html><head></head><body><script type="module" nonce="NONCE" src="/src/app/browser.tsx"></script></body></html>'
  return {
    render: async (...asked) => ((await vite.ssrLoadModule('/src/app/render.tsx')) as Pick<Renderer, 'render'>).render(...asked),
    styles: "'unsafe-inline'",
    head: async () => (await vite.transformIndexHtml('/', entry)).replace(/<\/?(html|head|body)>/g, ''),
  }
}
