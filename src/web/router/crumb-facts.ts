/** Structured data: BreadcrumbList of schema.org. */
export const crumbFacts = (origin: string, crumbs: readonly { readonly name: string; readonly path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: origin + path })),
})
