// Builds the browser's files, the page renderer and the server's translations into dist/.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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
  const screens = screensOf()
  const texts = await writePageTexts(screens)
  writeFileSync('dist/pages.json', JSON.stringify({ screens, texts }))
  await writeServiceWorker(screens, texts)
  press()
}

/** Compresses scripts and styles at the highest level. */
function press() {
  for (const file of globSync('dist/client/assets/**/*.{js,css,svg}')) {
    const body = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(body))
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
  }
}
