export { ArticleFace } from './ArticleFace.tsx'
export { PostCard } from './PostCard.tsx'
export { Composer } from './write/Composer.tsx'
