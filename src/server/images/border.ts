import type { Border } from './encoded.ts'

interface Pixels {
  data: Uint8Array
  info: { width: number; height: number; channels: number }
}

const clear = 32
const dark = 64

/** Classifies the edge of a picture: dark scans are blended into the page, cut-outs have a transparent edge, others get a mount. */
export function borderOf({ data, info }: Pixels): Border {
  const seen = { all: 0, clear: 0, dark: 0 }
  for (const pixel of outermost(info.width, info.height)) {
    const at = pixel * info.channels
    seen.all += 1
    if (info.channels === 4 && data[at + 3]! < clear) seen.clear += 1
    else if (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]! < dark) seen.dark += 1
  }
  if (seen.clear >= seen.all / 4) return 'transparent'
  return seen.dark >= (seen.all - seen.clear) * 0.7 ? 'dark' : 'light'
}

/** Yields the pixels of the outermost two rows and columns; two, because the outermost line of a scan may be noise. */
function* outermost(width: number, height: number) {
  for (let y = 0; y < height; y++) {
    const inner = y > 1 && y < height - 2
    for (let x = 0; x < width; x++) {
      if (inner && x === 2) x = Math.max(2, width - 2)
      if (x < width) yield y * width + x
    }
  }
}
