import { type KeyboardEvent, useRef } from 'react'
import { type Box, intoField } from '../../rules.ts'
import type { MountAnswer } from '../types.ts'
import type { Arranging } from './use-arrange.ts'

const arrows: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** Everything that dragging does, by keys: arrows move by 1 mm, with Shift by 5; with Alt they size; Escape puts back what the focus found. */
export function useMountKeys(arranging: Arranging, acts: { toOtherPage: (mount: MountAnswer) => void; takeOff: (mount: MountAnswer) => void }) {
  const found = useRef<Box>(undefined)
  const { mounts } = arranging.draft
  const put = (mount: MountAnswer, box: Box) =>
    arranging.change({ mounts: mounts.map((one) => (one.id === mount.id ? { ...one, ...intoField(box) } : one)) })
  return {
    arrive: ({ x, y, width, height }: MountAnswer) => {
      found.current = { x, y, width, height }
    },
    press(event: KeyboardEvent<SVGElement>, mount: MountAnswer) {
      const arrow = arrows[event.key]
      if (event.ctrlKey || event.metaKey) return
      if (arrow) {
        event.preventDefault()
        const step = event.shiftKey ? 50 : 10
        const [dx, dy] = [arrow[0] * step, arrow[1] * step]
        const { x, y, width, height } = mount
        put(mount, event.altKey ? { x, y, width: width + dx, height: height + dy } : { x: x + dx, y: y + dy, width, height })
      } else if (event.key === 'Escape' && found.current) put(mount, found.current)
      else if (event.key.toLowerCase() === 'm') {
        event.preventDefault()
        acts.toOtherPage(mount)
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        event.preventDefault()
        acts.takeOff(mount)
      }
    },
  }
}
export type MountKeys = ReturnType<typeof useMountKeys>
