import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Locale } from '#kernel/locale.ts'
import { textsName } from '#kernel/texts-name.ts'
import type { Renderer } from './renderer.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>
/** Source file of each page's screen, and the folder of the text files. */
interface Pages {
  screens: Record<string, string>
  texts: string
}

/** Renderer of the files that `npm run build` wrote. */
export async function builtRenderer(app: FastifyInstance, folder = resolve(import.meta.dirname, '../../../dist')): Promise<Renderer> {
  const root = join(folder, 'client')
  if (!existsSync(join(root, '.vite/manifest.json'))) throw new Error('The web is not built: run npm run build')
  await app.register(async (scope) => {
    scope.addHook('onSend', async (_, reply) => lighten(reply))
    await scope.register(files, { root: join(root, 'assets'), prefix: '/assets/', preCompressed: true, immutable: true, maxAge: '1y', index: false })
  })
  const manifest: Manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8'))
  const { render } = (await import(pathToFileURL(join(folder, 'server/render.js')).href)) as Pick<Renderer, 'render'>
  const { screens, texts }: Pages = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'))
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)!
  const fonts = Object.entries(manifest).filter(([source]) => source.endsWith('-latin-wght-normal.woff2'))
  const cyrillic = Object.entries(manifest).filter(([source]) => source.endsWith('-cyrillic-wght-normal.woff2'))
  const styles = [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css)))]
  const heads = new Map<string, string>()
  const write = (screen: string, locale: Locale) => {
    const wanted = [entry, manifest[screens[screen] ?? '']].filter((chunk) => chunk !== undefined)
    const scripts = new Set(wanted.flatMap((chunk) => withImports(manifest, chunk)))
    const page = screens[screen] && { path: screen, script: `/${manifest[screens[screen]]!.file}` }
    const said = ['shell', ...(screens[screen] ? [textsName(screen)] : [])].map((name) => `${texts}${locale}/${name}.js`)
    const preloads = (locale === 'ru' ? [...fonts, ...cyrillic] : fonts).map(
      ([, { file }]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    )
    return [
      ...preloads,
      ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
      `<script nonce="NONCE">${NOTICE}${MOVED}${page ? `firstPage=${JSON.stringify(page)};` : ''}${afterPaint([entry.file, ...[...scripts].filter((file) => file !== entry.file)].map((file) => `/${file}`).concat(said), `${texts}${locale}/`)}</script>`,
    ].join('')
  }
  const head = (screen: string, locale: Locale) => {
    const known = heads.get(screen + locale) ?? write(screen, locale)
    heads.set(screen + locale, known)
    return known
  }
  return { render, head, styles: '' }
}

/** Performance: headers that only documents and rate-limited answers need; without them each of twenty small files is half a kilobyte smaller. */
const HEAVY = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
]
function lighten(reply: FastifyReply) {
  if (reply.statusCode >= 400) return
  for (const name of HEAVY) {
    reply.removeHeader(name)
    reply.raw.removeHeader(name)
  }
}

/**
 * Early input: records clicks, input and submits before hydration, for `src/web/router/replay-early-input.ts`. A form without `action` is not
 * submitted by the browser.
 */
const NOTICE =
  "early=[];for(const kind of['click','input','change','submit'])addEventListener(kind,event=>{const{target}=event;if(!early)return;if(kind==='submit'){if(target.hasAttribute('action'))return;event.preventDefault()}early.push([kind,target,event.submitter,target.value,target.checked])},true);"

/** Scroll restoration: a reader who has moved before hydration is not moved again, see `src/web/router/history.ts`. */
const MOVED =
  "moved=false;for(const kind of['wheel','touchmove','keydown','mousedown'])addEventListener(kind,()=>{moved=true},{once:true,passive:true});"

/** Lazy hydration: scripts load after the first paint, so that text, fonts and pictures come first. */
const afterPaint = (files: readonly string[], texts: string) =>
  `texts=${JSON.stringify(texts)};{const nonce=document.currentScript.nonce,files=${JSON.stringify(files)},put=(name,facts)=>document.head.append(Object.assign(document.createElement(name),{nonce,...facts})),go=()=>{for(const href of files.slice(1))put('link',{rel:'modulepreload',href});put('script',{type:'module',src:files[0]})};addEventListener('DOMContentLoaded',()=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)))}`

function withImports(manifest: Manifest, { file, imports = [] }: Chunk): string[] {
  return [file, ...imports.flatMap((name) => withImports(manifest, manifest[name]!))]
}
