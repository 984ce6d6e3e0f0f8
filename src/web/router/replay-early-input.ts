declare global {
  /** Input recorded before hydration by the first script (src/server/pages/built-assets.ts); recording ends here. */
  var early: Early[] | undefined
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** For a click: target and submitter; for a field: its value or checked state. */
type Early = readonly [kind: string, target: Element, by: HTMLElement | null | undefined, value: string, checked: boolean]

/** Early input is replayed in order after hydration; what the browser handled itself is skipped. */
export function replayEarlyInput() {
  const done = globalThis.early ?? []
  globalThis.early = undefined
  const met = new Set<Element>()
  for (const [kind, target, by, value, checked] of done) {
    if (!target.isConnected) continue
    if (kind === 'click') pressAgain(target)
    else if (kind === 'submit') (target as HTMLFormElement).requestSubmit(by)
    else fillAgain(target as Field, value, checked, !met.has(target))
    met.add(target)
  }
}

function pressAgain(target: Element) {
  const button = target.closest('button')
  if (button?.type === 'button') button.click()
  target.closest('summary')?.parentElement?.dispatchEvent(new Event('toggle'))
}

/**
 * React tracks the last value set by script: the rendered value is written first, then the typed one, so that React notices the change. A checkbox is
 * updated by a click that does not change it.
 */
function fillAgain(field: Field, value: string, checked: boolean, first: boolean) {
  const box = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
  if (first && box) field.checked = field.defaultChecked
  else if (first && 'defaultValue' in field) field.value = field.defaultValue
  const written = Object.getOwnPropertyDescriptor(field.constructor.prototype, box ? 'checked' : 'value')
  written!.set!.call(field, box ? checked : value)
  field.dispatchEvent(new Event(box ? 'click' : field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
