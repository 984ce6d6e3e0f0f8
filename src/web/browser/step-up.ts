import { latePart } from './late-part.ts'

/** Step-up: asks for a credential; resolves to true if it was correct. Mounted once, in the shell. */
const dialog = latePart<() => Promise<boolean>>()
let asked: Promise<boolean> | undefined

export const proveBy = dialog.mounts

/** Concurrent refusals share one dialog. */
export function proveAgain(): Promise<boolean> {
  asked ??= dialog
    .whenMounted()
    .then((prove) => prove())
    .finally(() => {
      asked = undefined
    })
  return asked
}
