import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g
const CLASS = /\.([A-Za-z_][\w-]*)/g

/** CSS modules: an element whose class the sheet does not name is drawn without a style, and no type says so. */
export function checkClasses(file: string, text: string, sheetOf: (path: string) => string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const known = new Set(
      [...sheetOf(path.startsWith('#') ? path.replace('#', 'src/') : join(dirname(file), path)).matchAll(CLASS)].map(([, one]) => one),
    )
    const used = new Set([...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one]) => one))
    return [...used].filter((one) => !known.has(one)).map((one) => `${file}: ${path} has no class ${one}`)
  })
}

export const checkAllClasses = (): readonly string[] =>
  globSync('src/**/*.tsx').flatMap((file) => checkClasses(file, readFileSync(file, 'utf8'), (path) => readFileSync(path, 'utf8')))
