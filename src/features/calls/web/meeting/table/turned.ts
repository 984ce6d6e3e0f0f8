export interface Spot {
  readonly x: number
  readonly y: number
}
/** Where a spot of the picture is seen when it is turned to the right so many times. */
export function seenAt({ x, y }: Spot, turns: number): Spot {
  return turns % 4 === 1 ? { x: 1 - y, y: x } : turns % 4 === 2 ? { x: 1 - x, y: 1 - y } : turns % 4 === 3 ? { x: y, y: 1 - x } : { x, y }
}
/** Which spot of the picture is seen there. */
export const spotAt = (seen: Spot, turns: number): Spot => seenAt(seen, (4 - (turns % 4)) % 4)
const held = (part: number) => Math.min(1, Math.max(0, part))
export const within = ({ x, y }: Spot): Spot => ({ x: held(x), y: held(y) })
