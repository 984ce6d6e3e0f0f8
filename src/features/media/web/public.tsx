export { PicturesField } from './PicturesField.tsx'
export { type MediaAnswer, pictureOf } from './picture-of.ts'
export { upload } from './upload.ts'
export { type Pictures, usePictures } from './use-pictures.ts'
