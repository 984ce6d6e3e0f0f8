/** A dialog of the shell whose script arrives after the first view. What is asked before it is there waits for it. */
export function latePart<Ask extends (...given: never[]) => unknown>() {
  let arrival = awaited<Ask>()
  return {
    /** Called when the dialog mounts; the answer is to be called when it goes. */
    mounts(ask: Ask) {
      arrival.resolve(ask)
      return () => {
        arrival = awaited<Ask>()
      }
    },
    whenMounted: (): Promise<Ask> => arrival.promise,
  }
}

/** `Promise.withResolvers`, which browsers of 2023 do not have. */
function awaited<Part>() {
  let resolve!: (part: Part) => void
  const promise = new Promise<Part>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
