import { lazyPart } from '#web/hydration/lazy.tsx'

export const LaterPicture = lazyPart(() => import('./PictureField.tsx').then(({ PictureField }) => PictureField))
export const LaterStep = lazyPart(() => import('./SecondStep.tsx').then(({ SecondStep }) => SecondStep))
