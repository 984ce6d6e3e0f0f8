/** Size of a share card in pixels; the left part (WELL) is the black page of a stockbook. */
export const [WIDTH, HEIGHT, WELL] = [1200, 630, 560]
