import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Properties of the sheet that only the page knows: the content policy refuses them as attributes. */
export function usePlaced<E extends HTMLElement>(values: Readonly<Record<`--${string}`, number>>): RefObject<E | null> {
  const box = useRef<E>(null)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(values)) box.current?.style.setProperty(name, `${value}`)
  })
  return box
}
