/** Step-up: asks for a credential; resolves to true if it was correct. Mounted once, in the shell. */
type Prove = () => Promise<boolean>
let prove: Prove | undefined
let asked: Promise<boolean> | undefined

export function proveBy(shell: Prove) {
  prove = shell
  return () => {
    prove = undefined
  }
}

/** Concurrent refusals share one dialog. */
export function proveAgain(): Promise<boolean> {
  asked ??= (prove?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}
