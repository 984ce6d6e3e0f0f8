/** `/products/{product_id}` as an expression that an address matches or not. */
export const pathPattern = (path: string) => new RegExp(`^${path.replace(/[.+*]/g, '\\$&').replace(/\{(\w+)\}/g, '[^/]+')}$`)
