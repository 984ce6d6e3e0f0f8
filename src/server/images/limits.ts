/** Larger pictures are refused by their header, before a decoder runs. */
export const most = { pixels: 40_000_000, side: 20_000, frames: 50, scans: 50 }
/** Longest side of the stored full picture, in pixels. */
export const fullSide = 6000
export { pictureSides as sides } from '#kernel/written/media-address.ts'
/** Resolutions outside this range are scanner errors and treated as unknown. */
export const dpiRange = { from: 30, to: 4800 }
