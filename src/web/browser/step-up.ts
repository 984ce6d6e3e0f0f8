/** Asks whoever sits there to prove it, and answers whether they did. Mounted once, in the shell. */
type Prove = () => Promise<boolean>
let prove: Prove | undefined
let asked: Promise<boolean> | undefined

export function proveBy(shell: Prove) {
  prove = shell
  return () => {
    prove = undefined
  }
}

/** Two calls that are refused at the same moment ask once. */
export function proveAgain(): Promise<boolean> {
  asked ??= (prove?.() ?? Promise.resolve(false)).finally(() => {
    asked = undefined
  })
  return asked
}
