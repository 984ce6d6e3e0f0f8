import type { Border } from './encoded.ts'

interface Pixels {
  data: Uint8Array
  info: { width: number; height: number; channels: number }
}

const clear = 32
const dark = 64

/** What lies around the item: on a dark scan it can vanish by blending, a cut-out stands free, the rest gets a mount. */
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

/** Two pixels deep, so that one line of a scanner's edge does not decide. */
function* outermost(width: number, height: number) {
  for (let y = 0; y < height; y++) {
    const inner = y > 1 && y < height - 2
    for (let x = 0; x < width; x++) {
      if (inner && x === 2) x = Math.max(2, width - 2)
      if (x < width) yield y * width + x
    }
  }
}
