export const CIRCLES = '/trades/circles'
export const circlePath = (id: string) => `${CIRCLES}/${id}`
