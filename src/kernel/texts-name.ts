/** File name of a page's texts, from its route such as `/products/{product_id}`. */
export const textsName = (path: string) => `page${path.replace(/[^\w-]/g, '_')}`

/** Name of the texts of the shell's lazy parts. */
export const LATER = 'later'
