import { type Crop, lying, type PixelSize } from './crop.ts'

/** Precondition: the canvas has the frame's proportions. */
export function drawCrop(canvas: HTMLCanvasElement, bitmap: ImageBitmap, frame: PixelSize, crop: Crop) {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const ratio = canvas.width / frame.width
  const { scale } = lying(bitmap, frame, crop)
  pen.setTransform(1, 0, 0, 1, 0, 0)
  pen.fillStyle = '#121417'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.translate(canvas.width / 2 + crop.x * canvas.width, canvas.height / 2 + crop.y * canvas.width)
  pen.rotate((crop.turn * Math.PI) / 2)
  pen.scale(scale * ratio, scale * ratio)
  pen.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
}

/** Privacy: only the cropped part is uploaded. */
export function cutOut(bitmap: ImageBitmap, frame: PixelSize, crop: Crop, width: number): Promise<File | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * frame.height) / frame.width)
  drawCrop(canvas, bitmap, frame, crop)
  return new Promise((done) =>
    canvas.toBlob((blob) => done(blob ? new File([blob], 'picture.jpg', { type: 'image/jpeg' }) : undefined), 'image/jpeg', 0.92),
  )
}
