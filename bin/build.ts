// Builds the browser's files, the page renderer and the server's translations into dist/.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { minifySync } from '@swc/core'
import { build } from 'vite'
import { writePageTexts } from './build/page-texts.ts'
import { screensOf } from './build/screens.ts'
import { writeServiceWorker } from './build/service-worker.ts'
import { writeTexts } from './build/texts.ts'

const said = process.argv.includes('--texts') ? 'texts' : 'all'
mkdirSync('dist', { recursive: true })
writeTexts()
if (said === 'all') {
  await build({ logLevel: 'warn' })
  await build({ logLevel: 'warn', build: { ssr: 'src/app/render.tsx' } })
  tighten()
  const screens = screensOf()
  const texts = await writePageTexts(screens)
  writeFileSync('dist/pages.json', JSON.stringify({ screens, texts }))
  await writeServiceWorker(screens, texts)
  press()
}

/** A second pass after the bundler's own: two percent of what a page weighs. */
function tighten() {
  const options = { module: true, mangle: true, compress: { passes: 3, ecma: 2022 }, format: { ecma: 2022 } } as const
  for (const file of globSync('dist/client/assets/*.js')) writeFileSync(file, minifySync(readFileSync(file, 'utf8'), options).code)
}

/** Compresses scripts and styles at the highest level. */
function press() {
  for (const file of globSync('dist/client/assets/**/*.{js,css,svg}')) {
    const body = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(body))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
