import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

interface Finding {
  id: string
  nodes: { html: string; failureSummary: string }[]
}

/** axe violations of WCAG 2.2 AA as readable lines, with those of header and footer unless `shell` is false. */
export async function axe(page: Page, { shell = true } = {}): Promise<string[]> {
  await page.evaluate(AXE)
  const found = (await page.evaluate(
    ([values, context]) =>
      (globalThis as unknown as { axe: { run(root: unknown, options: object): Promise<{ violations: Finding[] }> } }).axe.run(context ?? document, {
        runOnly: { type: 'tag', values },
        // Only what is wrong is described: a third of the time.
        resultTypes: ['violations'],
        selectors: false,
      }),
    [RULES, shell ? null : { exclude: ['header.top', 'footer.foot'] }] as const,
  )) as { violations: Finding[] }
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} — ${failureSummary.slice(0, 200)}`),
  )
}

/** Clipped text, and pages that scroll sideways. */
export async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const over = [...document.querySelectorAll('main *')].findLast(
      (it) => it.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
    )
    if (wide > 1) cut.push(`the page is ${wide} px too wide: ${over?.outerHTML.slice(0, 120)}`)
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (
        text &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1 &&
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        !element.closest('.vh')
      )
        cut.push(`${element.tagName} “${element.textContent!.trim().slice(0, 60)}”`)
    }
    return cut
  })
}
