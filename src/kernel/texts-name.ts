/** File name of a page's texts, from its route such as `/products/{product_id}`. */
export const textsName = (path: string) => `page${path.replace(/[^\w-]/g, '_')}`
