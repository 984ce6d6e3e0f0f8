import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { PageSite } from './renderer.ts'

const ICONS = [
  { name: 'icon-192', sizes: '192x192', purpose: 'any' },
  { name: 'icon-512', sizes: '512x512', purpose: 'any' },
  { name: 'icon-maskable-512', sizes: '512x512', purpose: 'maskable' },
] as const

const WORKERS = ['service-worker.js', 'push-worker.js']

/** The installable app: its manifest with the deployment's name, its icons, and the service workers that the build has written. */
export function serveWebApp(app: FastifyInstance, site: Pick<PageSite, 'name'>, folder = resolve(import.meta.dirname, '../../../dist/worker')) {
  app.get('/manifest.webmanifest', { exposeHeadRoute: false }, (_, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(site.name))),
  )
  if (!existsSync(join(folder, 'service-worker.js'))) return
  for (const name of WORKERS) serveWorker(app, folder, name)
  for (const { name } of ICONS) {
    // Letters show it too, on the pages of mail programs.
    const icon = readFileSync(join(folder, `${name}.png`))
    app.get(`/${name}.png`, { exposeHeadRoute: false }, (_, reply) =>
      reply.type('image/png').header('cache-control', 'public, max-age=86400').header('cross-origin-resource-policy', 'cross-origin').send(icon),
    )
  }
}

function serveWorker(app: FastifyInstance, folder: string, name: string) {
  const worker = readFileSync(join(folder, name))
  app.get(`/${name}`, { exposeHeadRoute: false }, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // A new version is found with the next page, however long this one lives.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .send(worker),
  )
}

const manifestOf = (name: string) => ({
  id: '/',
  name,
  short_name: name.slice(0, 12).trim(),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f1f3f0',
  theme_color: '#0b5a47',
  icons: ICONS.map(({ name: file, sizes, purpose }) => ({ src: `/${file}.png`, type: 'image/png', sizes, purpose })),
  shortcuts: [{ name: `${name}: my collection`, url: '/offline' }],
})
