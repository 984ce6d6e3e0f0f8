import type { Metadata } from 'sharp'

const mb = 1_048_576
/** Memory of Node and sharp before the first pixel. */
const restingMb = 105
/** Bytes per pixel, measured with libwebp 1.6 at effort 2: an alpha channel is compressed losslessly and needs far more memory. */
const bytesToEncode = { opaque: 8.3, alpha: 30 }

/** The number of pixels the full picture may have in this memory; 0 when even decoding would not fit. */
export function pixelBudget(image: Metadata, memory_mb: number) {
  const left = (memory_mb - restingMb) * mb - bytesToRead(image)
  return Math.max(0, Math.floor(left / (image.hasAlpha ? bytesToEncode.alpha : bytesToEncode.opaque)))
}

/** Bytes the decoder holds at once. Most pictures stream through; rotated, WebP and progressive ones are held whole. */
function bytesToRead({ width, height, format, isProgressive, channels, depth, chromaSubsampling, orientation = 1 }: Metadata) {
  const pixels = width * height
  const sample = depth === 'ushort' ? 2 : 1
  const turned = orientation > 1 ? pixels * channels * sample : 0
  if (format === 'webp') return pixels * 4
  if (format === 'gif') return pixels * 8
  if (!isProgressive) return turned
  if (format === 'jpeg') return turned + pixels * 2 * (chromaSubsampling === '4:2:0' ? 1.5 : channels)
  return turned + pixels * 4 * sample
}
