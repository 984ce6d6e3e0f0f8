/** Seeded random numbers (mulberry32): the same damage on every machine. */
export function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

type Dice = ReturnType<typeof seeded>

const harms: ((bytes: Buffer, dice: Dice) => Buffer)[] = [
  (bytes, dice) => touched(bytes, dice, (old) => old ^ (1 << dice(8))),
  (bytes, dice) => touched(bytes, dice, () => dice(256)),
  (bytes, dice) => touched(bytes, dice, () => [0x00, 0x7f, 0x80, 0xff][dice(4)]!),
  (bytes, dice) => bytes.subarray(0, 1 + dice(bytes.length)),
  (bytes, dice) => {
    const [from, to] = [dice(bytes.length), dice(bytes.length)].sort((a, b) => a - b) as [number, number]
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
  (bytes, dice) => {
    const at = dice(bytes.length)
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + dice(16))])
  },
  (bytes, dice) => Buffer.concat([bytes.subarray(0, 40), touched(bytes.subarray(40, 120), dice, () => dice(256)), bytes.subarray(120)]),
]

function touched(bytes: Buffer, dice: Dice, harm: (old: number) => number) {
  const copy = Buffer.from(bytes)
  for (let count = 1 + dice(12); count > 0 && copy.length > 0; count--) {
    const at = dice(copy.length)
    copy[at] = harm(copy[at]!)
  }
  return copy
}

export const mutated = (bytes: Buffer, dice: Dice) => harms[dice(harms.length)]!(bytes, dice)
