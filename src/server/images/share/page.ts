/** A shared card, in pixels; its left part is the black page of a stockbook. */
export const [WIDTH, HEIGHT, WELL] = [1200, 630, 560]
