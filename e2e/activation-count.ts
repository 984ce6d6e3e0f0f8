import type { BrowserUser } from './browser.ts'

/** What hands have done since somebody last looked. */
export interface ActivationCount {
  /** Presses of links, buttons, boxes and folds, by mouse, finger, Enter or Space. */
  readonly activations: readonly string[]
  /** Fields whose content somebody typed or chose. */
  readonly fields: readonly string[]
}
export interface Counter {
  /** What was done so far; counting begins anew. */
  take(): ActivationCount
}

/**
 * Counts what the browser itself reports of a person's hands: trusted events only, in every frame of every page.
 * Nothing that the script of a journey says about itself is counted.
 */
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
      // A label hands its press on to its input, which tells it again.
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

/** The fields that somebody sees in the middle of the page, and in the frames that lie there. */
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
