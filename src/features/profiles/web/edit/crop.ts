export interface PixelSize {
  readonly width: number
  readonly height: number
}
/** `turn`: quarter turns. `x`, `y`: offset of the picture's centre from the frame's, in frame widths. */
export interface Crop {
  readonly turn: 0 | 1 | 2 | 3
  readonly zoom: number
  readonly x: number
  readonly y: number
}
export const uncropped: Crop = { turn: 0, zoom: 1, x: 0, y: 0 }
export const MOST_ZOOM = 4

const turned = ({ width, height }: PixelSize, turn: Crop['turn']): PixelSize => (turn % 2 ? { width: height, height: width } : { width, height })

/** Size of the turned picture in the frame; at zoom 1 it just covers the frame. */
export function lying(picture: PixelSize, frame: PixelSize, { turn, zoom }: Pick<Crop, 'turn' | 'zoom'>): PixelSize & { scale: number } {
  const { width, height } = turned(picture, turn)
  const scale = Math.max(frame.width / width, frame.height / height) * zoom
  return { width: width * scale, height: height * scale, scale }
}

/** Limits the crop so that the picture always covers the frame. */
export function held(picture: PixelSize, frame: PixelSize, wish: Crop): Crop {
  const zoom = Math.min(MOST_ZOOM, Math.max(1, wish.zoom))
  const { width, height } = lying(picture, frame, { ...wish, zoom })
  const within = (value: number, room: number) => Math.min(room, Math.max(-room, value)) + 0
  return {
    ...wish,
    zoom,
    x: within(wish.x, (width - frame.width) / 2 / frame.width),
    y: within(wish.y, (height - frame.height) / 2 / frame.width),
  }
}

const STEP = 0.04
const ZOOM_STEP = 0.1
const quarter = (turn: Crop['turn'], by: number) => ((turn + by + 4) % 4) as Crop['turn']
export const turnedBy = (crop: Crop, by: 1 | -1): Crop => ({ ...crop, turn: quarter(crop.turn, by), x: by * -crop.y, y: by * crop.x })

/** Keyboard: arrows move the picture. */
const keys: Readonly<Record<string, (crop: Crop) => Crop>> = {
  ArrowLeft: (crop) => ({ ...crop, x: crop.x - STEP }),
  ArrowRight: (crop) => ({ ...crop, x: crop.x + STEP }),
  ArrowUp: (crop) => ({ ...crop, y: crop.y - STEP }),
  ArrowDown: (crop) => ({ ...crop, y: crop.y + STEP }),
  '+': (crop) => ({ ...crop, zoom: crop.zoom + ZOOM_STEP }),
  '=': (crop) => ({ ...crop, zoom: crop.zoom + ZOOM_STEP }),
  '-': (crop) => ({ ...crop, zoom: crop.zoom - ZOOM_STEP }),
  '[': (crop) => turnedBy(crop, -1),
  ']': (crop) => turnedBy(crop, 1),
  '0': () => uncropped,
}
export const cropBy = (key: string): ((crop: Crop) => Crop) | undefined => (Object.hasOwn(keys, key) ? keys[key] : undefined)
