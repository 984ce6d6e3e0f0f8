export { keepDrawn } from './keep-drawn.ts'
export { findMedias, leaveFiles, type MediaRow, mediaExists, mediaIsPublished, mediaRows, publishMedias } from './queries.ts'
export { ownMedias, unuseMedias, useMediaBy, useMedias } from './uses.ts'
export { mediaView, thumbAddress } from './view.ts'
