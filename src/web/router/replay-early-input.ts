declare global {
  /** What was done before the page was alive, as its first script noticed it (src/server/pages/built-assets.ts); from then on nothing is noticed any more. */
  var early: Early[] | undefined
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** For a press: where, and by what it was sent; for a field: what stood in it, or whether it was ticked. */
type Early = readonly [kind: string, target: Element, by: HTMLElement | null | undefined, value: string, checked: boolean]

/** A press does not wait for the page: what came too early is done now, in its order. What the browser does by itself it has done. */
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

/** React takes a field to hold what script wrote there last, and hears of nothing else: so what the page was drawn with is written, and past it what was filled in. A box is told by a click that ticks nothing. */
function fillAgain(field: Field, value: string, checked: boolean, first: boolean) {
  const box = field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
  if (first && box) field.checked = field.defaultChecked
  else if (first && 'defaultValue' in field) field.value = field.defaultValue
  const written = Object.getOwnPropertyDescriptor(field.constructor.prototype, box ? 'checked' : 'value')
  written!.set!.call(field, box ? checked : value)
  field.dispatchEvent(new Event(box ? 'click' : field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
