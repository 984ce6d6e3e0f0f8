/** What programs write when they do not know: screens, cameras and nothing. */
const PLACEHOLDERS: readonly number[] = [0, 1, 72, 96, 180]
const [LEAST, MOST] = [100, 9600]

/** The resolution that a file states of itself; null where it states none, or one that is usually made up. A hint, never the truth. */
export function dpiOf(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const told = stated(view)
    const dpi = told === null ? null : Math.round(told)
    return dpi === null || PLACEHOLDERS.includes(dpi) || dpi < LEAST || dpi > MOST ? null : dpi
  } catch {
    // A file that ends in the middle of its head says nothing.
    return null
  }
}

function stated(view: DataView): number | null {
  if (view.getUint32(0) === 0x89504e47) return ofPng(view)
  if (view.getUint16(0) === 0xffd8) return ofJpeg(view)
  const order = view.getUint16(0)
  return order === 0x4949 || order === 0x4d4d ? ofTiff(view, 0) : null
}

function ofPng(view: DataView): number | null {
  for (let at = 8; at + 12 <= view.byteLength; ) {
    const [length, type] = [view.getUint32(at), view.getUint32(at + 4)]
    if (type === 0x70485973) return view.getUint8(at + 16) === 1 ? view.getUint32(at + 8) * 0.0254 : null
    if (type === 0x49444154) return null
    at += length + 12
  }
  return null
}

function ofJpeg(view: DataView): number | null {
  let found: number | null = null
  for (let at = 2; at + 4 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xda) break
    if (marker === 0xe0 && view.getUint32(at + 4) === 0x4a464946) {
      const [unit, density] = [view.getUint8(at + 11), view.getUint16(at + 12)]
      found = unit === 1 ? density : unit === 2 ? density * 2.54 : found
    }
    if (marker === 0xe1 && view.getUint32(at + 4) === 0x45786966) found = ofTiff(view, at + 10) ?? found
  }
  return found
}

/** Tags 282 and 296 of the first directory. */
function ofTiff(view: DataView, start: number): number | null {
  const little = view.getUint16(start) === 0x4949
  const directory = start + view.getUint32(start + 4, little)
  let [resolution, unit] = [0, 2]
  for (let entry = 0; entry < view.getUint16(directory, little); entry++) {
    const at = directory + 2 + entry * 12
    const tag = view.getUint16(at, little)
    if (tag === 296) unit = view.getUint16(at + 8, little)
    if (tag !== 282) continue
    const place = start + view.getUint32(at + 8, little)
    resolution = view.getUint32(place, little) / Math.max(1, view.getUint32(place + 4, little))
  }
  if (resolution === 0 || unit === 1) return null
  return unit === 3 ? resolution * 2.54 : resolution
}
