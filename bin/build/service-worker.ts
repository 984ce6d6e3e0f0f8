import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import sharp from 'sharp'
import { injectManifest } from 'workbox-build'
import { locales } from '#kernel/locale.ts'
import { textsName } from '#kernel/texts-name.ts'

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly assets?: readonly string[]
}
const CLIENT = 'dist/client'
const PAGE = '/offline'
/** Fonts that the page needs; the Chinese one is in a hundred parts, and every system has its own. */
const FONTS = /-(latin|latin-ext|cyrillic)-wght-normal-[\w-]+\.woff2$/

/** Writes the service worker of notices, and that of the offline page with the list of the files of the offline page, and the icons of the installed app. */
export async function writeServiceWorker(screens: Readonly<Record<string, string>>, texts: string): Promise<number> {
  const wanted = filesOf(screens, texts)
  mkdirSync('dist/worker', { recursive: true })
  writeFileSync('dist/worker/source.js', stripTypeScriptTypes(readFileSync('src/features/offline/worker/service-worker.ts', 'utf8')))
  const { warnings, count } = await injectManifest({
    swSrc: 'dist/worker/source.js',
    swDest: 'dist/worker/service-worker.js',
    globDirectory: CLIENT,
    globPatterns: [...wanted],
    injectionPoint: 'worker.__WB_MANIFEST',
    // Their names are hashes of what is in them.
    dontCacheBustURLsMatching: /^assets\//,
    maximumFileSizeToCacheInBytes: 1_000_000,
  })
  if (warnings.length || count !== wanted.size) throw new Error(`service worker: ${count} of ${wanted.size} files; ${warnings.join('; ')}`)
  writeFileSync('dist/worker/push-worker.js', stripTypeScriptTypes(readFileSync('src/features/notifications/worker/push-worker.ts', 'utf8')))
  await writeIcons()
  return count
}

/** Scripts of the shell and of the page with all its later parts, their texts in each language, styles, fonts and icons. */
function filesOf(screens: Readonly<Record<string, string>>, texts: string): ReadonlySet<string> {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
  const pages = new Set(Object.values(screens))
  const met = new Set<string>()
  const follow = (name: string) => {
    const chunk = chunks[name]
    if (!chunk || met.has(chunk.file)) return
    met.add(chunk.file)
    const later = (chunk.dynamicImports ?? []).filter((one) => !pages.has(one) && !one.startsWith('src/web/texts/'))
    for (const one of [...(chunk.imports ?? []), ...later]) follow(one)
    for (const asset of chunk.assets ?? []) if (/\.svg$/.test(asset)) met.add(asset)
  }
  follow(Object.keys(chunks).find((name) => chunks[name]!.isEntry)!)
  follow(screens[PAGE]!)
  for (const { file } of Object.values(chunks)) if (file.endsWith('.css') || FONTS.test(file)) met.add(file)
  for (const locale of locales) for (const page of ['shell', textsName(PAGE)]) met.add(`${texts.slice(1)}${locale}/${page}.js`)
  return met
}

/** The mark on a plain ground, as systems want it for installed apps; maskable ones are cut round, so the mark is smaller. */
async function writeIcons() {
  const mark = readFileSync('src/pages/shell/favicon.svg')
  for (const [name, size, part] of [
    ['icon-192', 192, 0.86],
    ['icon-512', 512, 0.86],
    ['icon-maskable-512', 512, 0.6],
  ] as const) {
    const inner = await sharp(mark, { density: 600 })
      .resize(Math.round(size * part), Math.round(size * part), { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer()
    const ground = sharp({ create: { width: size, height: size, channels: 4, background: '#f1f3f0' } })
    writeFileSync(
      `dist/worker/${name}.png`,
      await ground
        .composite([{ input: inner }])
        .png({ compressionLevel: 9 })
        .toBuffer(),
    )
  }
}
