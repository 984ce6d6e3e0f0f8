/** Pixels as they stand in a canvas or come from a decoder: red, green, blue and alpha, a byte each, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export interface PixelPoint {
  readonly x: number
  readonly y: number
}
/** A picture of any size: it is never in memory whole. */
export interface PagePicture {
  readonly width: number
  readonly height: number
  /** A small copy; its longest side is at most so long. */
  reduced(longest: number): Promise<Raster>
  region(box: Box): Promise<Raster>
}

/** The part of a box that lies in the picture, in whole pixels. */
export function within(box: Box, picture: { width: number; height: number }): Box {
  const left = Math.max(0, Math.floor(box.left))
  const top = Math.max(0, Math.floor(box.top))
  const right = Math.min(picture.width, Math.ceil(box.left + box.width))
  const bottom = Math.min(picture.height, Math.ceil(box.top + box.height))
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

function crop(raster: Raster, box: Box): Raster {
  const { left, top, width, height } = within(box, raster)
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * raster.width + left) * 4
    data.set(raster.data.subarray(from, from + width * 4), y * width * 4)
  }
  return { width, height, data }
}

/** The mean of the pixels that fall together. Colours of transparent pixels do not count. */
export function reduce(raster: Raster, longest: number): Raster {
  const factor = Math.max(raster.width, raster.height) / longest
  if (factor <= 1) return raster
  const width = Math.max(1, Math.round(raster.width / factor))
  const height = Math.max(1, Math.round(raster.height / factor))
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = span(y, height, raster.height)
    for (let x = 0; x < width; x++) {
      const [left, right] = span(x, width, raster.width)
      meanInto(data, (y * width + x) * 4, raster, { left, top, width: right - left, height: bottom - top })
    }
  }
  return { width, height, data }
}

function span(at: number, of: number, length: number): [number, number] {
  const from = Math.floor((at * length) / of)
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / of))]
}

function meanInto(data: Uint8Array, at: number, { width, data: pixels }: Raster, box: Box) {
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const from = (y * width + x) * 4
      const opaque = pixels[from + 3]!
      red += pixels[from]! * opaque
      green += pixels[from + 1]! * opaque
      blue += pixels[from + 2]! * opaque
      alpha += opaque
    }
  }
  if (alpha > 0) {
    data[at] = red / alpha
    data[at + 1] = green / alpha
    data[at + 2] = blue / alpha
  }
  data[at + 3] = alpha / (box.width * box.height)
}

/** A picture that is in memory already. */
export const pictureOf = (raster: Raster): PagePicture => ({
  width: raster.width,
  height: raster.height,
  reduced: async (longest) => reduce(raster, longest),
  region: async (box) => crop(raster, box),
})

/** Without the noise of its ground: each pixel is the mean of those around it. */
export const softened = (raster: Raster, reach: number): Raster => meanAlong(meanAlong(raster, reach, false), reach, true)

/** A running mean along rows or columns; at the edges of fewer pixels. */
function meanAlong({ width, height, data }: Raster, reach: number, down: boolean): Raster {
  const into = new Uint8Array(data.length)
  const [lines, length] = down ? [width, height] : [height, width]
  const step = down ? width * 4 : 4
  for (let line = 0; line < lines; line++) {
    const from = down ? line * 4 : line * width * 4
    for (let part = 0; part < 4; part++) {
      let [sum, count] = [0, 0]
      for (let at = -reach; at < length; at++) {
        const [next, last] = [at + reach, at - reach - 1]
        if (next < length) [sum, count] = [sum + data[from + next * step + part]!, count + 1]
        if (last >= 0) [sum, count] = [sum - data[from + last * step + part]!, count - 1]
        if (at >= 0) into[from + at * step + part] = Math.round(sum / count)
      }
    }
  }
  return { width, height, data: into }
}
