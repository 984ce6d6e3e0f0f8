let bring: () => Promise<void> = async () => {}
let brought: Promise<void> | undefined

export function setLaterTexts(load: () => Promise<void>) {
  bring = load
  brought = undefined
}

/** Texts of the shell's lazy parts: brought once, with the first of them. A failure is not kept. */
export function laterTexts(): Promise<void> {
  brought ??= bring().catch((fault: unknown) => {
    brought = undefined
    throw fault
  })
  return brought
}
