import { readFileSync } from 'node:fs'
import { nodesIn, type SyntaxNode, statementsOf } from './syntax-tree.ts'

/** The table of pages, and the part of it that stands in a file of its own. */
const ROUTES = ['src/app/routes.ts', 'src/app/routes-dashboard.ts']
export const routesText = () => ROUTES.map((file) => readFileSync(file, 'utf8')).join('\n')

/** Source file of each page's screen, so that a page can preload its script. */
export function screensOf(text = routesText()): Record<string, string> {
  const calls = [...nodesIn(statementsOf(ROUTES[0]!, text))].filter(({ type, callee }) => type === 'CallExpression' && callee?.name === 'page')
  return Object.fromEntries(calls.map(screenOf))
}

/** `page('/address', () => import('#pages/…'))`; anything else is an error, for its page would be without script. */
function screenOf({ arguments: [path, load] = [] }: SyntaxNode): [string, string] {
  const file = (load?.body as SyntaxNode | undefined)?.source?.value
  if (typeof path?.value !== 'string' || typeof file !== 'string' || !file.startsWith('#'))
    throw new Error(`${ROUTES[0]}: a page is page('/address', () => import('#…')), not page(${JSON.stringify(path?.value)}, …)`)
  return [path.value, `src/${file.slice(1)}`]
}
