import { type CSSProperties, type PointerEvent, useState } from 'react'

const side = 236
const power = 2.5

/** Where the hover lens lies and what it shows; only for fine pointers, and only over the picture. */
export function useLens(url: string, turns: number) {
  const [style, setStyle] = useState<CSSProperties>()

  function move(event: PointerEvent<HTMLElement>) {
    const picture = event.currentTarget.querySelector('img')
    if (event.pointerType !== 'mouse' || !picture || turns % 4 !== 0) return setStyle(undefined)
    const box = event.currentTarget.getBoundingClientRect()
    const seen = picture.getBoundingClientRect()
    const [x, y] = [event.clientX - seen.left, event.clientY - seen.top]
    if (x < 0 || y < 0 || x > seen.width || y > seen.height) return setStyle(undefined)
    setStyle({
      left: event.clientX - box.left - side / 2,
      top: event.clientY - box.top - side / 2,
      backgroundImage: `url("${url}")`,
      backgroundSize: `${seen.width * power}px ${seen.height * power}px`,
      backgroundPosition: `${side / 2 - x * power}px ${side / 2 - y * power}px`,
    })
  }

  return { style, move, leave: () => setStyle(undefined) }
}
