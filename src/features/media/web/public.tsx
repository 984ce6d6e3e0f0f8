export { PicturesField } from './PicturesField.tsx'
export { type MediaAnswer, pictureOf } from './picture-of.ts'
export { type Pictures, usePictures } from './use-pictures.ts'
