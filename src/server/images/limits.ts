/** What is more is refused by its header, before any decoder runs. */
export const most = { pixels: 40_000_000, side: 20_000, frames: 50, scans: 50 }
/** The longest side of the picture that is kept in full. */
export const fullSide = 6000
export const sides = [160, 240, 320, 480, 720, 1080] as const
/** Scanners write nonsense: outside this range nothing is known. */
export const dpiRange = { from: 30, to: 4800 }
