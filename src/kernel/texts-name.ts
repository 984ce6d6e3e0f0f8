/** The file that holds the texts of a page: `/products/{product_id}` as a name. */
export const textsName = (path: string) => `page${path.replace(/[^\w-]/g, '_')}`
