import { type ComponentType, useEffect, useState } from 'react'

/** A part whose script is not the page's: brought before the page is drawn where there is room for it, else when it is wanted. */
export interface PartAhead<Props> {
  /** For `brings` of a screen. Without the script the server's HTML stays as it is. */
  bring(): Promise<void>
  /** The part, once its script is there; `wanted` asks for it. */
  usePart(wanted: boolean): ComponentType<Props> | undefined
}

/** Code splitting of what the server draws too: the server has every script, a phone needs fewer. */
export function partAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): PartAhead<Props> {
  let part: ComponentType<Props> | undefined
  const bring = async () => {
    try {
      part ??= await load()
    } catch {
      // Asked for again when it is wanted.
    }
  }
  return {
    bring,
    usePart(wanted) {
      const [now, set] = useState(() => part)
      useEffect(() => {
        if (wanted && !now) void bring().then(() => set(() => part))
      }, [wanted, now])
      return now
    },
  }
}
