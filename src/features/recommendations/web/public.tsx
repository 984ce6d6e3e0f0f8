/** What pages above may use. */
export const RECOMMENDATIONS = '/recommendations'
