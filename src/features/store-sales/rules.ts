/** Days of the chart, and of the time before that they are compared with. */
export const CHART_DAYS = 30
/** Months of the table: this one and the eleven before. */
export const MONTHS = 12
/** Orders in one statement. */
export const MOST_ORDERS = 50_000

/** Percent by which it rose or fell; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null => (before === 0 ? null : Math.round((100 * (now - before)) / before))
/** Rounded down, so that the average times the orders is never more than the sum. */
export const averageOf = (sum: number, orders: number): number => (orders === 0 ? 0 : Math.floor(sum / orders))
