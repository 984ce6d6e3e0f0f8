import { useState } from 'react'
import type { OpenPage } from '../use-scan.ts'
import type { RulerPoints } from './RulerMarks.tsx'

/** Where the two points lie; none while no ruler is asked for. */
export function useRuler({ width, height }: OpenPage) {
  const [points, setPoints] = useState<RulerPoints>()
  const show = (shown: boolean) =>
    setPoints((before) => (shown ? (before ?? { from: { x: width * 0.15, y: height / 2 }, to: { x: width * 0.85, y: height / 2 } }) : undefined))
  return { points, setPoints, show }
}
export type Ruling = ReturnType<typeof useRuler>
