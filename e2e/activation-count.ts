import type { BrowserUser } from './browser.ts'

/** A person's actions since the last count. */
export interface ActivationCount {
  /** Activations of links, buttons, boxes and details, by mouse, touch, Enter or Space. */
  readonly activations: readonly string[]
  /** Fields whose content was typed or chosen. */
  readonly fields: readonly string[]
}
export interface Counter {
  /** Returns the actions so far and starts a new count. */
  take(): ActivationCount
}

/** Counts trusted events only, in every frame of every page: a journey's script cannot change the count. */
export async function countActivations({ context }: BrowserUser): Promise<Counter> {
  let activations: string[] = []
  let fields = new Set<string>()
  await context.exposeBinding('toldEffort', (_source, kind: 'activation' | 'field', name: string) => {
    if (kind === 'activation') activations.push(name)
    else fields.add(name)
  })
  await context.addInitScript(listen)
  return {
    take() {
      const done = { activations, fields: [...fields] }
      activations = []
      fields = new Set()
      return done
    },
  }
}

/** Runs in the page. */
function listen() {
  const tell = (globalThis as unknown as { toldEffort(kind: string, name: string): void }).toldEffort
  const PRESSED =
    'a, button, summary, label:has(input[type=file]), input:is([type=checkbox], [type=radio], [type=file], [type=submit], [type=button])'
  const nameOf = (it: Element) => it.getAttribute('aria-label') || it.id || it.getAttribute('name') || it.textContent!.trim().slice(0, 40)
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.isTrusted && (event.target as Element).closest(PRESSED)
      // A label forwards its click to its input, which would be counted again.
      if (pressed && pressed.tagName !== 'LABEL') tell('activation', `${location.pathname} ${pressed.tagName} ${nameOf(pressed)}`)
    },
    true,
  )
  for (const kind of ['input', 'change'])
    document.addEventListener(
      kind,
      (event) => {
        const field = event.target as HTMLInputElement
        const writes = field.matches('input:not([type=checkbox], [type=radio], [type=file]), select, textarea')
        if (event.isTrusted && writes) tell('field', `${location.host}${location.pathname} ${nameOf(field)}`)
      },
      true,
    )
}

/** Visible fields in the main part of the page and in its iframes. */
export async function fieldsShown({ page }: BrowserUser): Promise<string[]> {
  const shown = await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() =>
          [
            ...(document.querySelector('main') ?? document).querySelectorAll<HTMLInputElement>(
              'input:not([type=hidden], [type=radio]), select, textarea',
            ),
          ]
            .filter((field) => field.checkVisibility() && field.getBoundingClientRect().width > 1)
            .map((field) => field.labels?.[0]?.textContent?.trim() || field.getAttribute('aria-label') || field.name),
        ),
      ),
  )
  return shown.flat()
}
