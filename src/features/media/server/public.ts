export { keepDrawn } from './keep-drawn.ts'
export { findMedias, hideMedias, leaveFiles, type MediaRow, mediaExists, mediaIsPublished, mediaRows, publishMedias } from './queries.ts'
export { ownMedias, unuseAllOf, unuseMedias, useEach, useMediaBy, useMedias } from './uses.ts'
export { type CardMediaRow, cardPicture, mediaView, thumbAddress } from './view.ts'
