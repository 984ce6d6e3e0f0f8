import { readFileSync } from 'node:fs'
import { nodesIn, type SyntaxNode, statementsOf } from './syntax-tree.ts'

const ROUTES = 'src/app/routes.ts'

/** Source file of each page's screen, so that a page can preload its script. */
export function screensOf(text = readFileSync(ROUTES, 'utf8')): Record<string, string> {
  const calls = [...nodesIn(statementsOf(ROUTES, text))].filter(({ type, callee }) => type === 'CallExpression' && callee?.name === 'page')
  return Object.fromEntries(calls.map(screenOf))
}

/** `page('/address', () => import('#pages/…'))`; anything else is an error, for its page would be without script. */
function screenOf({ arguments: [path, load] = [] }: SyntaxNode): [string, string] {
  const file = (load?.body as SyntaxNode | undefined)?.source?.value
  if (typeof path?.value !== 'string' || typeof file !== 'string' || !file.startsWith('#'))
    throw new Error(`${ROUTES}: a page is page('/address', () => import('#…')), not page(${JSON.stringify(path?.value)}, …)`)
  return [path.value, `src/${file.slice(1)}`]
}
